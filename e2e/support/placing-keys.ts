import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FrameLocator, Page } from '@playwright/test'
import { answer, press, tabTo } from './keyboard.ts'
import { placePoints } from './number-lines.ts'
import type { Placing } from './placing.ts'

type Doing = { page: Page; frame: FrameLocator; data: ActivityData }

/** Gives an answer by keyboard alone; `before` is the answer that stands there, for what has to be put in order. */
export async function put(doing: Doing, given: Placing, before?: Placing): Promise<void> {
  if ('groups' in given) await (doing.data.engine === 'grid' ? tick(doing, given.groups) : sort(doing, given.groups))
  else if ('texts' in given) await fill(doing, given.texts)
  else if ('cards' in given) await pair(doing, given.cards)
  else if ('marked' in given) await mark(doing, given.marked)
  else if ('order' in given) await order(doing, given.order, before && 'order' in before ? before.order : undefined)
  else if ('graduations' in given) {
    if (doing.data.engine === 'number-line') await placePoints(doing.page, doing.frame, doing.data, given.graduations)
  } else await answer(doing, given)
}

async function sort({ page, frame, data }: Doing, groups: number[]) {
  if (data.engine !== 'categorize') return
  const items = frame.getByRole('list', { name: 'Éléments à ranger' })
  for (const [n, group] of groups.entries()) {
    const [item, label] = [data.items[n]?.text ?? '', data.groups[group]?.text ?? '']
    await press(page, items.getByRole('button', { name: item, exact: true }))
    await press(page, frame.getByRole('button', { name: `Mettre « ${item} » dans « ${label} »`, exact: true }))
  }
}

async function tick({ page, frame }: Doing, groups: number[]) {
  for (const [n, group] of groups.entries()) {
    const row = frame.getByRole('row').nth(n + 1)
    await tabTo(page, row.getByRole('radio').first())
    if (group === 0) await page.keyboard.press('Space')
    for (let step = 0; step < group; step++) await page.keyboard.press('ArrowRight')
  }
}

async function fill({ page, frame }: Doing, texts: string[]) {
  const bank = frame.getByRole('list', { name: 'Textes à placer' })
  for (const [n, text] of texts.entries()) {
    await press(page, bank.getByRole('button', { name: text, exact: true }).first())
    await press(page, frame.getByRole('button', { name: `Trou ${n + 1}, vide` }))
  }
}

async function pair({ page, frame }: Doing, cards: [number, number][]) {
  for (const [one, other] of cards) {
    for (const card of [one, other]) await press(page, frame.getByRole('button', { name: `Carte ${card + 1}, cachée` }))
    // The question has the focus as soon as two cards are up.
    const yes = frame.getByRole('button', { name: 'Oui, c’est une paire' })
    await yes.evaluate(button => {
      if (button.ownerDocument.activeElement !== button) throw new Error('the question does not have the focus')
    })
    await page.keyboard.press('Enter')
  }
}

async function mark({ page, frame, data }: Doing, marked: string[]) {
  if (data.engine !== 'mark') return
  const ids = data.pieces.flatMap(({ id }) => id ?? [])
  if (data.unit === 'sentence') {
    const texts = data.pieces.filter(({ id }) => marked.includes(id ?? '')).map(({ text }) => text)
    for (const text of texts) await press(page, frame.getByRole('button', { name: text, exact: true }))
    return
  }
  const words = frame.getByRole('group', { name: 'Texte à parcourir' })
  await tabTo(page, words.locator('[tabindex="0"]'))
  await page.keyboard.press('Home')
  let at = 0
  for (const place of marked.map(id => ids.indexOf(id)).toSorted((a, b) => a - b)) {
    for (; at < place; at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
}

async function order({ page, frame, data }: Doing, wanted: string[], before?: string[]) {
  if (data.engine !== 'order' && data.engine !== 'timeline') return
  const now = before ? [...before] : data.items.map(({ id }) => id)
  const list = frame.getByRole('list', { name: 'Éléments à mettre dans l’ordre' })
  for (const [place, id] of wanted.entries()) {
    const from = now.indexOf(id)
    if (from === place) continue
    await tabTo(
      page,
      list
        .getByRole('listitem')
        .nth(from)
        .getByRole('button', { name: /^(Monter|Mettre avant)/ }),
    )
    for (let n = from; n > place; n--) await page.keyboard.press('Enter')
    now.splice(place, 0, ...now.splice(from, 1))
  }
}
