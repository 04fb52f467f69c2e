import { expect, type Locator, type Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Whether this page is held in a hand: fingers touch it, where there are none a mouse clicks. */
const hasFingers = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0)

/** Touches an element, or clicks it with a mouse. */
export async function poke(target: Locator): Promise<void> {
  if (await hasFingers(target.page())) await target.tap()
  else await target.click()
}

/** Touches a place of the page, or clicks there. */
export async function pokeAt(page: Page, { x, y }: Point): Promise<void> {
  if (await hasFingers(page)) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

const STEPS = 6

const listLine = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, n) => {
    const share = (n + 1) / STEPS
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })

/** The places that a finger passes on its way: out of its line first, as along a line of words that scrolls it would scroll. */
function listSteps(from: Point, to: Point): Point[] {
  const out = { x: from.x, y: to.y }
  return [...listLine(from, out), ...listLine(out, to)]
}

/** Drags from one place of the page to another, with a finger or a mouse. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  if (!(await hasFingers(page))) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: STEPS })
    await page.mouse.up()
    return
  }
  await moveFinger(page, [from, ...listSteps(from, to)])
}

/** Moves a finger that stays down along these places; Playwright knows taps only, Chromium's own protocol does it. */
export async function moveFinger(page: Page, [from, ...steps]: readonly Point[]): Promise<void> {
  if (!from) return
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (const step of steps) await send('touchMove', [step])
  await send('touchEnd', [])
  await browser.detach()
}

/** The middle of an element, in the page, once it stands still. */
export async function findMiddle(target: Locator): Promise<Point> {
  const frames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'
  for (let before = ''; ; ) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing is drawn: ${target}`)
    const now = JSON.stringify(box)
    if (now === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    before = now
    await target.page().evaluate(frames)
  }
}

/** What a finger of a pupil hits without trying twice. */
export async function expectLarge(target: Locator, least = 44): Promise<void> {
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least)
}
