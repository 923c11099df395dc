# Las palabras del juego: nombres de acciones, tipos, lugares y piezas, tal como los escribe la interfaz,
# y las expresiones que los cuentan.

language-name = Español
title = Lacrimosa

## The five actions, and what a player does by them

action-document = Documentar recuerdos
action-commission = Encargar una composición
action-perform-or-sell = Representar o vender una obra
action-travel = Viajar
action-requiem = Réquiem
action-perform = Representar
action-sell = Vender

## Kinds of Story Points

kind-talent = Talento
kind-journey = Ruta
kind-composition = Escritura musical

## Types of Opus

type-opera = Ópera
type-religious = Música religiosa
type-symphony = Sinfonía
type-chamber = Música de cámara

## The Requiem

instrument-horns = Vientos
instrument-percussion = Percusión
instrument-strings = Cuerdas
instrument-voice = Voz
instrument-organ = Órgano

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei

note-upper = corchea
note-lower = semicorcheas

## People

composer-eybler = Eybler
composer-stadler = Stadler
composer-suessmayr = Süßmayr
composer-freystaedtler = Freystädtler
constanze = Constanze
soloist = solista
soloist-name = Schikaneder
player = jugador
composer = compositor

## Places of the map, by number 1 to 11

place-salzburg = Salzburgo
place-vienna = Viena
place-prague = Praga
place-berlin = Berlín
place-frankfurt = Fráncfort
place-london = Londres
place-paris = París
place-lyon = Lyon
place-milan = Milán
place-innsbruck = Innsbruck
place-munich = Múnich

## Parts of the boards

board-row = fila de cartas
board-map = Mapa
board-royal-court = corte real
board-city = ciudad
board-requiem = Réquiem
board-instrument-space = Espacio de instrumentación
board-finance-track = Marcador de finanzas

## Pieces

component-soloist-card = Carta del solista

## Course of the game

period-1-numeral = I
period-2-numeral = II
period-3-numeral = III
period-4-numeral = IV
period-5-numeral = V

## Costs, rewards and score

gilded = dorada
cost = coste
reward = recompensa
ducats = ducados
money = Dinero
vp = PV
final-scoring = recuento final

## Solo game

level-easy = Fácil
level-middle = Medio
level-difficult = Difícil
ascending = ascendente
descending = descendente

## Counted. Points to pay or spend:

n-ducats =
    { $n ->
        [one] {$n} ducado
       *[other] {$n} ducados
    }
n-vp = {NUMBER($n)} PV
n-talent =
    { $n ->
        [one] {$n} punto de talento
       *[other] {$n} puntos de talento
    }
n-journey =
    { $n ->
        [one] {$n} punto de ruta
       *[other] {$n} puntos de ruta
    }
n-composition =
    { $n ->
        [one] {$n} punto de escritura musical
       *[other] {$n} puntos de escritura musical
    }

## Counted. Counters, which last:

n-counters-talent =
    { $n ->
        [one] {$n} ficha de talento
       *[other] {$n} fichas de talento
    }
n-counters-journey =
    { $n ->
        [one] {$n} ficha de ruta
       *[other] {$n} fichas de ruta
    }
n-counters-composition =
    { $n ->
        [one] {$n} ficha de escritura musical
       *[other] {$n} fichas de escritura musical
    }
n-counters-wild =
    { $n ->
        [one] {$n} ficha de cualquier tipo
       *[other] {$n} fichas de cualquier tipo
    }

## Counted. Steps of a track:

n-track-talent =
    { $n ->
        [one] {$n} casilla de talento
       *[other] {$n} casillas de talento
    }
n-track-journey =
    { $n ->
        [one] {$n} casilla de ruta
       *[other] {$n} casillas de ruta
    }
n-track-composition =
    { $n ->
        [one] {$n} casilla de escritura musical
       *[other] {$n} casillas de escritura musical
    }
n-track-wild =
    { $n ->
        [one] {$n} casilla en cualquier marcador
       *[other] {$n} casillas en cualquier marcador
    }
n-finance =
    { $n ->
        [one] {$n} casilla de finanzas
       *[other] {$n} casillas de finanzas
    }
