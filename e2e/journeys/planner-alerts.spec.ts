import { weekdayNumber } from '@ariane/shared/catalogue'
import { DAYS, defaultSettings } from '@ariane/shared/contracts/settings'
import { localInstant } from '@ariane/shared/dates'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { callApi } from '../support/learning.ts'
import { createObjective, dayFromNow } from '../support/objectives.ts'
import { createEvent, findDay } from '../support/planner.ts'
import { expect, test } from '../support/test.ts'

const reminders = (page: Page) => page.getByRole('region', { name: 'Rappels' })
const DUE = 'À rendre aujourd’hui : Exercice 7'

test.describe('What is recalled', () => {
  test('stands on the event with what to do, and is said once elsewhere until it is put away @N07 @N12', async ({
    page,
    signIn,
  }) => {
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '12:00'))
    const person = await signIn()
    await page.goto('/scolaire')
    const homework = { title: 'Exercice 7', type: 'homework', allDay: true }
    await createEvent(page, person, homework)
    await page.goto('/scolaire')
    const card = page.getByRole('link', { name: /Exercice 7.*Alerte.*Ouvrez Aide aux devoirs/ })
    await expect(card).toBeVisible()
    const reminder = reminders(page).getByRole('link', { name: DUE })
    await expect(reminder).toBeVisible()
    await expectAccessible(page)
    await reminder.click()
    await expect(page.getByText(/Besoin d’un coup de main/)).toBeVisible()
    await expect(reminders(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ouvrir Aide aux devoirs' })).toHaveAttribute(
      'href',
      '/scolaire?onglet=devoirs',
    )
    await expectAccessible(page)

    await page.goto('/profile')
    await expect(reminder).toBeVisible()
    await reminders(page)
      .getByRole('button', { name: `Masquer : ${DUE}` })
      .click()
    await expect(reminders(page)).toHaveCount(0)
    await page.goto('/scolaire')
    await expect(card).toBeVisible()
    await expect(reminders(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Fait : Exercice 7' }).click()
    await expect(page.getByText('Alerte', { exact: true })).toHaveCount(0)
  })

  test('names the tests of the next days, and says nothing at night @N12', async ({ page, signIn }) => {
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '20:30'))
    const person = await signIn()
    await page.goto('/profile')
    await createEvent(page, person, { title: 'Pythagore', type: 'exam', day: dayFromNow(1) })
    await page.reload()
    const exam = reminders(page).getByRole('link', { name: 'Contrôle demain : Pythagore' })
    await expect(exam).toBeVisible()
    await expectAccessible(page)
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '21:30'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reminders(page)).toHaveCount(0)
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '07:30'))
    await page.reload()
    await exam.click()
    await expect(page).toHaveURL(/\/planning\//)
  })
})

/** A day to come and the address of its week. */
const tomorrow = () => {
  const day = dayFromNow(1)
  return {
    day,
    name: DAYS[weekdayNumber(day) - 1] ?? 'monday',
    week: weekdayNumber(day) === 1 ? '/scolaire?semaine=1' : '/scolaire',
  }
}

test.describe('Work slots of the week', () => {
  test('suggest sessions that one tap takes, once, and another refuses for the week @T04 @N12', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { day, name, week } = tomorrow()
    await page.goto('/')
    const base = defaultSettings(person.uid)
    const none = Object.fromEntries(DAYS.map(one => [one, false])) as typeof base.workDays
    await callApi(page, '/api/user/settings', {
      ...base,
      workDays: { ...none, [name]: true },
      timeSlots: { ...base.timeSlots, [name]: { startTime: '17:00', endTime: '18:00', enabled: true } },
    })
    await createObjective(page, person, {
      title: 'Mes verbes',
      tasks: [{ title: 'Réciter dix verbes' }, { title: 'Lire un conte' }],
    })

    await page.goto(week)
    const there = findDay(page, day)
    await expect(there.getByText('Créneau de travail 17:00 – 18:00')).toBeVisible()
    const take = there.getByRole('button', { name: 'Ajouter : Réciter dix verbes' })
    await expect(there.getByText('Objectif : Mes verbes')).not.toHaveCount(0)
    await expectAccessible(page)
    await take.dblclick()
    const session = there.getByRole('link', { name: /17:00 – 17:30.*Réciter dix verbes.*Révision/ })
    await expect(session).toHaveCount(1)
    await expect(take).toHaveCount(0)

    await there.getByRole('button', { name: 'Non merci, pas cette semaine : Lire un conte' }).click()
    await expect(page.getByText('Entendu, pas cette semaine')).toBeVisible()
    await expect(there.getByText('Proposition')).toHaveCount(0)
    await page.reload()
    await expect(session).toHaveCount(1)
    await expect(there.getByText('Créneau de travail 17:30 – 18:00')).toBeVisible()
    await expect(there.getByText('Proposition')).toHaveCount(0)
  })
})
