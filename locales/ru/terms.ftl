# Слова игры: названия действий, типов, мест и предметов, какими их пишет интерфейс,
# и обороты, которые их считают. Имена стоят в именительном падеже.

language-name = Русский
title = Lacrimosa

## Пять действий и то, что игрок делает в них

action-document = Записать воспоминания
action-commission = Заказать опус
action-perform-or-sell = Исполнить или продать опус
action-travel = Отправиться в поездку
action-requiem = Реквием
action-perform = Исполнить
action-sell = Продать

## Типы очков истории

kind-talent = Талант
kind-journey = Путешествие
kind-composition = Композиция

## Типы опусов

type-opera = Оперная музыка
type-religious = Религиозная музыка
type-symphony = Симфония
type-chamber = Камерная музыка

## Реквием

instrument-horns = Духовые
instrument-percussion = Ударные
instrument-strings = Струнные
instrument-voice = Вокал
instrument-organ = Орган

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei

note-upper = восьмая нота
note-lower = шестнадцатая нота

## Люди

composer-eybler = Эйблер
composer-stadler = Штадлер
composer-suessmayr = Зюсмайер
composer-freystaedtler = Фрейштадлер
constanze = Констанция
soloist = Солист
soloist-name = Шиканедер
player = игрок
composer = композитор

## Места на карте Европы, по номерам от 1 до 11

place-salzburg = Зальцбург
place-vienna = Вена
place-prague = Прага
place-berlin = Берлин
place-frankfurt = Франкфурт
place-london = Лондон
place-paris = Париж
place-lyon = Лион
place-milan = Милан
place-innsbruck = Инсбрук
place-munich = Мюнхен

## Части поля и планшетов

board-row = ряд карт
board-map = Карта Европы
board-royal-court = Королевский двор
board-city = Город
board-requiem = Реквием
board-instrument-space = Ячейка инструмента
board-finance-track = Шкала финансов

## Предметы

component-soloist-card = Карта солиста

## Ход игры

period-1-numeral = I
period-2-numeral = II
period-3-numeral = III
period-4-numeral = IV
period-5-numeral = V

## Стоимость, награды и счёт

gilded = с золотой рамкой
cost = стоимость
reward = награда
ducats = дукаты
money = Деньги
vp = ПО
final-scoring = подсчёт очков

## Одиночная игра

level-easy = Лёгкий
level-middle = Средний
level-difficult = Тяжёлый
ascending = по возрастанию
descending = по убыванию

## Счёт. Очки, которые платят или тратят:

n-ducats =
    { $n ->
        [one] {$n} дукат
        [few] {$n} дуката
        [many] {$n} дукатов
       *[other] {$n} дуката
    }
n-vp = {NUMBER($n)} ПО
n-talent =
    { $n ->
        [one] {$n} очко таланта
        [few] {$n} очка таланта
        [many] {$n} очков таланта
       *[other] {$n} очка таланта
    }
n-journey =
    { $n ->
        [one] {$n} очко путешествия
        [few] {$n} очка путешествия
        [many] {$n} очков путешествия
       *[other] {$n} очка путешествия
    }
n-composition =
    { $n ->
        [one] {$n} очко композиции
        [few] {$n} очка композиции
        [many] {$n} очков композиции
       *[other] {$n} очка композиции
    }

## Счёт. Фишки, которые не сгорают. Форма после 1 — именительный падеж: фразы ставят её после двоеточия или тире.

n-counters-talent =
    { $n ->
        [one] {$n} фишка таланта
        [few] {$n} фишки таланта
        [many] {$n} фишек таланта
       *[other] {$n} фишки таланта
    }
n-counters-journey =
    { $n ->
        [one] {$n} фишка путешествия
        [few] {$n} фишки путешествия
        [many] {$n} фишек путешествия
       *[other] {$n} фишки путешествия
    }
n-counters-composition =
    { $n ->
        [one] {$n} фишка композиции
        [few] {$n} фишки композиции
        [many] {$n} фишек композиции
       *[other] {$n} фишки композиции
    }
n-counters-wild =
    { $n ->
        [one] {$n} фишка любого типа
        [few] {$n} фишки любого типа
        [many] {$n} фишек любого типа
       *[other] {$n} фишки любого типа
    }

## Счёт. Деления шкал:

n-track-talent =
    { $n ->
        [one] {$n} деление шкалы таланта
        [few] {$n} деления шкалы таланта
        [many] {$n} делений шкалы таланта
       *[other] {$n} деления шкалы таланта
    }
n-track-journey =
    { $n ->
        [one] {$n} деление шкалы путешествия
        [few] {$n} деления шкалы путешествия
        [many] {$n} делений шкалы путешествия
       *[other] {$n} деления шкалы путешествия
    }
n-track-composition =
    { $n ->
        [one] {$n} деление шкалы композиции
        [few] {$n} деления шкалы композиции
        [many] {$n} делений шкалы композиции
       *[other] {$n} деления шкалы композиции
    }
n-track-wild =
    { $n ->
        [one] {$n} деление на любой шкале
        [few] {$n} деления на любых шкалах
        [many] {$n} делений на любых шкалах
       *[other] {$n} деления на любых шкалах
    }
n-finance =
    { $n ->
        [one] {$n} деление шкалы финансов
        [few] {$n} деления шкалы финансов
        [many] {$n} делений шкалы финансов
       *[other] {$n} деления шкалы финансов
    }
