import type { PathDetail } from '@ariane/shared/contracts/learning'
import { expectAccessible } from '../support/axe.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, shownSlide } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'math-4-geometrie', subChapterId: 'math-4-pythagore' }

/** How often each attribute stands in a drawing, whatever its value. */
const countAttributes = (markup: string) =>
  [...markup.matchAll(/ ([a-zA-Z-]+)="/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(' ')

test.describe('Figures', () => {
  test('a lesson shows its figures, in words for who asks, larger, and on paper @B01', async ({ page, signIn }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('ADVANCED_TEXT', 'Le cours')], PLACE)
    const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
    await page.goto(`/path/${id}`)
    const figure = shownSlide(page).getByRole('figure').filter({ hasText: 'Triangle DEF rectangle en D' })
    const drawing = figure.getByRole('img', { name: 'Triangle DEF rectangle en D' })
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toBeVisible()
    await expect(drawing).toHaveAccessibleDescription(/EF\s: longueur cherchée/)
    // What sanitises it in the page leaves the drawing whole.
    const drawn = await drawing.evaluate(svg => svg.outerHTML)
    expect(countAttributes(drawn)).toBe(countAttributes(data.modules[0]?.figures?.hypotenuse?.svg ?? ''))

    await figure.getByText('Décrire la figure').click()
    await expect(
      figure.getByRole('paragraph').filter({ hasText: /^Triangle DEF\. Angle droit en D\s: EDF\./ }),
    ).toBeVisible()
    await expectAccessible(page)

    const enlarge = figure.getByRole('button', { name: 'Agrandir' })
    await enlarge.press('Enter')
    const large = page.getByRole('dialog', { name: 'Triangle DEF rectangle en D' })
    await expect(large.getByRole('img', { name: 'Triangle DEF rectangle en D' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await expect(enlarge).toBeFocused()

    await page.goto(`/path/${id}?impression=1`)
    await expect(page.getByRole('img', { name: 'Triangle DEF rectangle en D' })).toBeVisible()
  })

  test('an exercise shows the figure of its question in the frame @B01', async ({ page, signIn }) => {
    const person = await signIn()
    const module = { ...prompt('SHORT_ANSWER', 'À toi'), prompt_generation: '8 questions' }
    const { id } = await generatePath(page, person, [module], PLACE)
    const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
    const chapters = Object.keys(data.modules[0]?.activity ?? {})
    const shown = data.modules[0]?.figures ?? {}
    await page.goto(`/path/${id}`)
    const frame = page.locator('iframe[title="À toi"]').contentFrame()
    const first = chapters.findIndex(key => key in shown)
    await expect(frame.getByRole('textbox').first()).toBeVisible()
    for (let step = 0; step < first; step++) await page.getByRole('button', { name: 'Suivant' }).click()
    const view = shown[chapters[first] ?? '']
    await expect(frame.getByRole('img', { name: view?.title ?? '' })).toBeVisible()
    await frame.getByText('Décrire la figure').click()
    await expect(frame.getByText(view?.text ?? '', { exact: true }).last()).toBeVisible()
    await expectAccessible(page)
  })

  test('what a drawing may not hold is not there @B01', async ({ page, signIn }) => {
    await signIn()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 9 9" onload="hacked=1"><a href="javascript:hacked=1"><path d="M0 0h9"/></a><script>hacked=1</script><foreignObject><p>Un piège</p></foreignObject><path d="M0 0v9" stroke="#000"/></svg>'
    const figure = { svg, title: 'Un dessin', text: 'Un trait vertical.', w: 9, h: 9 }
    const content = [
      { type: 'markdown' as const, content: 'Avant' },
      { type: 'markdown' as const, content: 'Un trait.', figure: 'g' },
    ]
    await page.goto(
      await holdPath(page, [createModule(1, 'Figures', { contentType: 'module', content, figures: { g: figure } })]),
    )
    const drawing = shownSlide(page).getByRole('figure').locator('svg')
    await expect(drawing).toBeVisible()
    await expect(drawing.locator('script, a, foreignObject, [onload]')).toHaveCount(0)
    await expect(drawing.locator('path[stroke]')).toHaveCount(1)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
