#!/usr/bin/env python3
"""A bot for Lacrimosa: python3 bot.py [server] [level of its opponent]. Needs: pip install websocket-client"""
import json, random, sys, time, urllib.request
import websocket

server = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:1791").rstrip("/")
opponent = sys.argv[2] if len(sys.argv) > 2 else "adagio"

def post(path, body, headers={}):
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

def choose(view, options):
    return random.choice(options)  # Replace this with your own strategy.

login = {"Authorization": "Bearer " + post("/api/accounts", {"name": "Trazom"})["token"]}
seats = [{"for": "me"}, {"for": "bot", "bot": opponent}]
table = post("/api/tables", {"seats": seats, "name": "Trazom"}, login)["table"]
print("to watch:", server + "/#/t/" + table["id"], flush=True)
address = server.replace("http", "ws", 1) + "/api/tables/" + table["id"] + "/socket"
socket = websocket.create_connection(address, header=login, suppress_origin=True)
while table["status"] != "over":
    message = json.loads(socket.recv())
    table = message.get("table", table)
    state = message.get("state")
    if state and state["options"]:
        action = choose(state["view"], state["options"])
        command = json.dumps({"type": "act", "revision": state["revision"], "action": action})
        socket.send(command)
    elif message["type"] == "refused" and message["why"] == "too-fast":
        time.sleep(0.5)
        socket.send(command)
    elif message["type"] == "refused" and message["why"] != "stale":
        sys.exit("refused: " + str(message))
print("over:", table["scores"])
