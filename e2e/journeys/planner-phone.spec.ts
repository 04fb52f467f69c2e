import { weekdayNumber } from '@ariane/shared/catalogue'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent, findDay } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

/** Wednesday of this week, whatever today is. */
const wednesday = () => shiftDay(dayFromNow(0), 3 - weekdayNumber(dayFromNow(0)))

test.describe('The planner on a phone @phone', () => {
  test('puts one day first, with what has to be ready above its lessons and the free time between them @N02 @U04', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    const day = wednesday()
    await createEvent(page, person, { title: 'Français', type: 'course', day, start: '08:00', end: '09:00' })
    await createEvent(page, person, { title: 'Anglais', type: 'course', day, start: '11:00', end: '12:00' })
    await createEvent(page, person, { title: 'Exercice 4', type: 'homework', day, start: '11:00', end: '12:00' })
    await createEvent(page, person, { title: 'Pythagore', type: 'exam', day: shiftDay(day, 1) })
    await page.goto(`/scolaire?jour=${day}`)
    const first = findDay(page, day)
    // Before that day a time to work may be proposed in what is free.
    await expect(first.getByRole('listitem').filter({ hasNotText: 'Créneau de travail' })).toHaveText([
      /Exercice 4/,
      /Contrôle jeudi.*Pythagore/,
      /08:00 – 09:00.*Français/,
      /09:00 – 11:00.*Temps libre/,
      /11:00 – 12:00.*Anglais/,
    ])
    const [y, rest] = await Promise.all([
      first.evaluate(element => element.getBoundingClientRect().top),
      page
        .getByRole('heading', { name: 'Le reste de la semaine' })
        .evaluate(element => element.getBoundingClientRect().top),
    ])
    expect(y).toBeLessThan(450)
    expect(rest).toBeGreaterThan(y)
    await expectAccessible(page)
  })

  test('has the week as a strip that a tap or a swipe moves @N02 @U04', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    const strip = page.getByRole('group', { name: 'Jours de la semaine' })
    await expect(strip.getByRole('button')).toHaveCount(7)
    await expect(strip.getByRole('button', { name: /aujourd’hui/ })).toBeInViewport()
    await strip.getByRole('button', { name: /^vendredi/ }).click()
    await expect(strip.getByRole('button', { name: /^vendredi/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^Vendredi/)

    const friday = new URL(page.url()).searchParams.get('jour') ?? ''
    await strip.evaluate(element => {
      const touch = (x: number) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 200 })]
      element.dispatchEvent(
        new TouchEvent('touchstart', { bubbles: true, touches: touch(300), changedTouches: touch(300) }),
      )
      element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: touch(100) }))
    })
    await expect(page).toHaveURL(/semaine=1/)
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      `Vendredi ${Number(shiftDay(friday, 7).slice(-2))}`,
    )
    await page.getByRole('button', { name: 'Aujourd’hui', exact: true }).click()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      new RegExp(` ${Number(localDay(Date.now()).slice(-2))}$`),
    )
  })

  test('goes from day to day and from week to week by keyboard, and stays on the strip @N02 @U04', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const day = wednesday()
    await page.goto(`/scolaire?jour=${day}`)
    const strip = page.getByRole('group', { name: 'Jours de la semaine' })
    const chosen = strip.getByRole('button', { pressed: true })
    await tabTo(page, chosen)
    await page.keyboard.press('ArrowRight')
    await expect(chosen).toHaveAccessibleName(/^jeudi/)
    await expect(chosen).toBeFocused()
    await page.keyboard.press('Home')
    await expect(chosen).toHaveAccessibleName(/^lundi/)
    await expect(chosen).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/semaine=1/)
    await expect(chosen).toBeFocused()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      `Lundi ${Number(shiftDay(day, 5).slice(-2))}`,
    )
    await page.keyboard.press('PageUp')
    await expect(page).not.toHaveURL(/semaine=1/)
    await expect(chosen).toBeFocused()
  })
})
