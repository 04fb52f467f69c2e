import type { ActivityData } from '@ariane/shared/contracts/activities'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Solution } from './activities.ts'

const FARTHEST = 80

/** Walks to an element with Tab, or back with Shift and Tab, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Looked up now and then: finding an element by its name takes longer than the step towards it.
  let element = await target.elementHandle()
  for (let steps = 0; element && steps < FARTHEST; steps++) {
    if (steps % 10 === 9) element = await target.elementHandle()
    const key = await element?.evaluate(nextKey)
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`out of reach of the keyboard: ${target}`)
}

/** Runs in the page: the key that leads nearer to an element, null once it has the focus. */
function nextKey(element: Element): 'Tab' | 'Shift+Tab' | null {
  const page = element.ownerDocument
  const now = page.activeElement
  if (now === element && page.hasFocus()) return null
  const behind = now && now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return page.hasFocus() && behind ? 'Shift+Tab' : 'Tab'
}

/** Tab to it, then Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Asks for what a first miss keeps back; where nothing is kept back it is there already. */
export async function seeSolution(page: Page, frame: FrameLocator): Promise<void> {
  const solution = frame.getByRole('button', { name: 'Voir la solution' })
  if ((await solution.count()) > 0) await press(page, solution)
}

/** Goes on in an activity, and waits for the next step: one that came late would get the keys meant for the step after it. */
export async function goOn(page: Page, frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('button', { name: /^(Étape suivante|Continuer)$/ })).toBeVisible()
  const [place = ''] = await frame.getByText(/^Étape \d+ sur \d+$/).allTextContents()
  const [n = 1, all = 1] = place.match(/\d+/g)?.map(Number) ?? []
  await press(page, frame.getByRole('button', { name: n === all ? 'Continuer' : 'Étape suivante' }))
  if (n < all) await expect(frame.getByText(`Étape ${n + 1} sur ${all}`, { exact: true })).toBeVisible()
}

type Doing = { page: Page; frame: FrameLocator; data: ActivityData }

/** Gives an answer by keyboard alone; `before` is the answer that stands there, for what has to be put in order. */
export async function answer(doing: Doing, given: Solution, before?: Solution): Promise<void> {
  const { page, frame, data } = doing
  if ('chosen' in given) await choose(doing, given.chosen)
  else if ('pairs' in given) {
    const side = (name: string, n: number) =>
      frame.getByRole('list', { name }).getByRole('listitem').nth(n).getByRole('button').first()
    for (const [left, right] of given.pairs.entries()) {
      await press(page, side('Première liste', left))
      await press(page, side('Deuxième liste', right))
    }
  } else if ('order' in given) await sort(doing, given.order, before && 'order' in before ? before.order : undefined)
  else if (data.engine === 'cards') {
    await tabTo(page, frame.getByRole('textbox', { name: 'Votre mot' }))
    // Enter goes on to the next card, ready to be written on.
    await page.keyboard.type(given.words.join('\n'))
  } else if (data.engine === 'cloze')
    for (const [n, word] of given.words.entries()) {
      if (data.bank) {
        const words = frame.getByRole('list', { name: 'Mots à placer' })
        await press(page, words.getByRole('button', { name: word, exact: true }))
        await press(page, frame.getByRole('button', { name: `Trou ${n + 1}, vide` }))
      } else {
        await tabTo(page, frame.getByRole('textbox', { name: `Trou ${n + 1}`, exact: true }))
        await page.keyboard.type(word)
      }
    }
}

async function choose({ page, frame, data }: Doing, places: number[]): Promise<void> {
  if (data.engine === 'quiz' && data.multiple) {
    for (const place of places) {
      await tabTo(page, frame.getByRole('checkbox').nth(place))
      await page.keyboard.press('Space')
    }
    return
  }
  await tabTo(page, frame.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let n = 0; n < (places[0] ?? 0); n++) await page.keyboard.press('ArrowDown')
}

async function sort({ page, frame, data }: Doing, order: string[], before?: string[]): Promise<void> {
  if (data.engine !== 'order' && data.engine !== 'timeline') return
  const now = before ? [...before] : data.items.map(item => item.id)
  for (const [place, id] of order.entries()) {
    const from = now.indexOf(id)
    if (from === place) continue
    const text = data.items.find(item => item.id === id)?.text
    await tabTo(page, frame.getByRole('button', { name: `Monter « ${text} »`, exact: true }))
    for (let n = from; n > place; n--) await page.keyboard.press('Enter')
    now.splice(place, 0, ...now.splice(from, 1))
  }
}
