import { weekdayNumber } from '@ariane/shared/catalogue'
import { shiftDay } from '@ariane/shared/dates'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/keyboard.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent, findDay, newSheet } from '../support/planner.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const monday = shiftDay(dayFromNow(0), 1 - weekdayNumber(dayFromNow(0)))
const tuesday = shiftDay(monday, 1)

const box = async (page: Page, day: string, name: RegExp) => {
  const found = await findDay(page, day).getByRole('listitem').filter({ hasText: name }).boundingBox()
  if (!found) throw new Error(`${name} is not drawn on ${day}`)
  return { top: Math.round(found.y), bottom: Math.round(found.y + found.height), left: Math.round(found.x) }
}

test.describe(`The week on a computer ${ONE_WIDTH}`, () => {
  test('has lessons on the lines of the hours, one beside the other, with words on its buttons @N02 @N06', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    const lesson = (day: string, title: string, start: string, end: string, type = 'course') =>
      createEvent(page, person, { title, type, day, start, end, meta: { subject: title } })
    await lesson(monday, 'Mathématiques', '08:00', '08:55')
    await lesson(monday, 'Français', '08:55', '09:50')
    await lesson(tuesday, 'Histoire', '08:00', '09:50')
    await lesson(tuesday, 'Anglais', '10:05', '11:00', 'exam')
    await page.goto('/scolaire')
    await expect(findDay(page, tuesday).getByRole('link', { name: /Anglais/ })).toContainText('Contrôle')
    const [maths, french, history] = [
      await box(page, monday, /Mathématiques/),
      await box(page, monday, /Français/),
      await box(page, tuesday, /Histoire/),
    ]
    expect(history.top).toBe(maths.top)
    expect(french.top).toBeGreaterThanOrEqual(maths.bottom)
    expect(history.bottom).toBe(french.bottom)
    expect(history.left).toBeGreaterThan(maths.left)
    for (const words of ['Imprimer', 'Calendriers', 'Synchroniser', 'Ajouter'])
      await expect(page.getByRole('banner').or(page.locator('header')).getByText(words, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await press(page, findDay(page, tuesday).getByRole('button', { name: /^\+ Ajouter/ }))
    await expect(newSheet(page).getByLabel('Date de début')).toHaveValue(tuesday)
  })

  test('never cuts its words nor runs out of the window, from 768 px on @N02 @S06', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    const name = 'Mathématiques'
    await createEvent(page, person, { title: name, type: 'course', day: monday, meta: { subject: name } })
    for (const width of [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/scolaire')
      const title = findDay(page, monday).getByText(name, { exact: true })
      await expect(title).toBeVisible()
      const [height, line, over] = await title.evaluate(element => [
        element.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(element).lineHeight),
        document.documentElement.scrollWidth - window.innerWidth,
      ])
      expect(height, `${width} px`).toBeLessThan(1.5 * (line ?? 0))
      expect(over, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})
