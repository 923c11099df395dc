### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = впереди в {$movements}
requiem-page-leads-nowhere = пока нигде не впереди
requiem-page-kept = закрыта Констанцией
requiem-page-pay-get = плата, затем награда
requiem-page-repeats = каждый раз
requiem-page-full = Свободных партий нет
requiem-page-none-left = Жетонов нет
requiem-page-short = не хватает
requiem-page-movements = Части
requiem-page-choose-part = Выберите партию в части {name-movement}.

## A card that hires a composer

requiem-page-marker = Ваша фишка даёт
requiem-page-choose-marker = Выберите фишку
requiem-page-cost = Жетон стоит
requiem-page-brings = Вы получаете
requiem-page-nothing = сразу ничего
requiem-page-every-round = Каждый раунд
requiem-page-every-time = Каждый раз
requiem-page-at-end = В конце игры
requiem-page-here = если ничего не изменится
requiem-page-others = другие ваши фишки
requiem-page-hire = Заказать · заплатить
requiem-page-hire-label = {$choice}. Вы платите: {$cost}. Вы получаете: {$gain}.
requiem-page-neutral = Нейтральная фишка
requiem-page-neutral-counts = учитывается при подсчёте большинства, но ПО никому не приносит
requiem-page-place = Поставить фишку
