import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { generatePath, prompt } from '../support/learning.ts'
import { CHOSEN, LESSONS, NARRATED, PLACED, READ, WRITTEN } from '../support/played-types.ts'
import { findMiddle, moveFinger } from '../support/pointer.ts'
import { PHONE, SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const { HISTORY, FRENCH, ENGLISH, MATHS } = LESSONS
type Wanted = readonly (readonly [type: string, title: string, wish: string])[]

const written = (lesson: object): Wanted =>
  WRITTEN.filter(([, , one]) => one === lesson).map(([type, title, , wish]) => [type, title, wish])
const READING: Wanted = [
  ['READING', 'À lire', ''],
  ['SPEED_READING', 'À votre rythme', '2 questions'],
  ['ACCORDION', 'À déplier', ''],
  ['DIALOG_CARDS', 'À retourner', '3 cartes'],
  ['COURSE_PRESENTATION', 'La présentation', '2 questions'],
  ['INTERACTIVE_BOOK', 'Le livre', '1 question'],
]
const GROUPS: readonly (readonly [name: string, lesson: typeof HISTORY, wanted: Wanted])[] = [
  ['to choose and complete', HISTORY, CHOSEN],
  ['to place', HISTORY, PLACED.slice(0, 6)],
  ['to mark and turn over', HISTORY, PLACED.slice(6)],
  [
    'to read and listen to',
    HISTORY,
    [...READ.map(([type, title]) => [type, title, ''] as const), ...READING, ...NARRATED],
  ],
  ['to write about history', HISTORY, written(HISTORY)],
  ['to write in French', FRENCH, written(FRENCH)],
  ['to write in English', ENGLISH, written(ENGLISH)],
  ['to write in mathematics', MATHS, written(MATHS)],
]

/** WCAG 2.5.8: nothing to touch is smaller. */
const TOUCH_PX = 24

async function expectFits(frame: FrameLocator, title: string) {
  const body = frame.locator('body')
  await expect(body.locator('button, input, textarea, summary').first()).toBeVisible()
  const measure = () =>
    body.evaluate((root, least) => {
      const wide = document.documentElement.scrollWidth - innerWidth
      const controls = [...root.querySelectorAll('button, textarea, summary')].filter(one => one.checkVisibility())
      // A short word of a text to mark may be narrow: it stands in a line.
      const small = controls.filter(one => one.getBoundingClientRect().height < least)
      return { wide, small: small.map(one => one.textContent) }
    }, TOUCH_PX)
  await expect.poll(measure, title).toEqual({ wide: 0, small: [] })
}

/** Touches « Suivant » until this slide is there; a slide may have several chapters. */
async function goTo(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    if ((await heading.textContent())?.startsWith(title)) return
    await page.getByRole('button', { name: 'Suivant' }).tap()
    await expect(heading).toContainText(title, { timeout: 300 })
  }).toPass()
}

test.describe('On a phone', { tag: PHONE }, () => {
  // Several activities in one path, each looked through.
  test.slow()

  for (const [name, lesson, wanted] of GROUPS)
    test(`the ${wanted.length} types ${name} fit, can be touched and pass axe @M02 @M03`, async ({ page, signIn }) => {
      const modules = wanted.map(([type, title, wish]) => ({ ...prompt(type, title), prompt_generation: wish }))
      const { id } = await generatePath(page, await signIn(), modules, lesson.place)
      await page.goto(`/path/${id}`)
      for (const [type, title] of wanted) {
        await goTo(page, title)
        const framed = page.locator('section.present iframe')
        const isText = type === 'TEXT' || type === 'ADVANCED_TEXT' || type === 'READING'
        if (isText) await expect(page.locator('section.present p').first()).toBeVisible()
        else await expectFits(framed.contentFrame(), title)
        const { violations } = await new AxeBuilder({ page })
          .include(isText ? 'section.present' : ['section.present iframe', 'body'])
          .options({ preload: false })
          .analyze()
        expect(
          violations.flatMap(({ id: rule, nodes }) => nodes.map(node => `${rule}: ${node.html}`)),
          title,
        ).toEqual([])
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

  test('a line of words scrolls under the finger, and gives the word that leaves it @M03 @U02', async ({
    page,
    signIn,
  }) => {
    const modules = [{ ...prompt('DRAG_WORDS', 'Mots à placer ici'), prompt_generation: '3 phrases' }]
    const { id } = await generatePath(page, await signIn(), modules, HISTORY.place)
    await page.goto(`/path/${id}`)
    const frame = page.locator('iframe[title="Mots à placer ici"]').contentFrame()
    const line = frame.getByRole('list', { name: 'Mots à placer' })
    const words = line.getByRole('button')
    const scrolled = () => line.evaluate(one => one.scrollLeft)
    const second = await findMiddle(words.nth(1))
    await moveFinger(
      page,
      [0, 15, 30, 45, 60].map(x => ({ x: second.x - x, y: second.y })),
    )
    expect(await scrolled()).toBeGreaterThan(0)
    await expect(words.and(frame.locator('[aria-pressed="true"]'))).toHaveCount(0)
    await line.evaluate(one => {
      one.scrollLeft = 0
    })

    const word = words.first()
    const text = (await word.textContent()) ?? ''
    const [from, gap] = [await findMiddle(word), await findMiddle(frame.getByRole('button', { name: /^Trou 1/ }))]
    // Along the line first: more sideways than down.
    await moveFinger(page, [from, { x: from.x + 20, y: from.y + 3 }, { x: from.x + 40, y: from.y + 6 }, gap])
    await expect(frame.getByRole('button', { name: /^Trou 1/ })).toHaveText(text)
  })

  test('a question is answered with the finger @M03', { tag: SMOKE }, async ({ page, signIn }) => {
    const modules = [{ ...prompt('TRUE_FALSE', 'Vrai ou faux'), prompt_generation: '3 affirmations' }]
    const { id } = await generatePath(page, await signIn(), modules, HISTORY.place)
    await page.goto(`/path/${id}`)
    const frame = page.locator('iframe[title="Vrai ou faux"]').contentFrame()
    await frame.getByText('Vrai', { exact: true }).tap()
    await expect(frame.getByRole('radio', { name: 'Vrai' })).toBeChecked()
    await frame.getByRole('button', { name: 'Valider' }).tap()
    await expect(frame.getByText(/^Bravo, |Ce n’est pas/)).toBeVisible()
  })
})
