import { DAYS, defaultSettings, type Settings } from '@ariane/shared/contracts/settings'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openBlock } from '../support/dashboard.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createPupil, openMenu } from '../support/people.ts'
import { createEvent } from '../support/planner.ts'
import { expect, test } from '../support/test.ts'

const off = (value: boolean) =>
  Object.fromEntries(DAYS.map(day => [day, value])) as Record<(typeof DAYS)[number], boolean>

/** The day after tomorrow in Paris, its name in the settings, and on the dashboard. */
const inTwoDays = () => {
  const date = shiftDay(localDay(Date.now()), 2)
  const day = DAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
  const title = formatDay(`${date}T12:00:00Z`)
  return { date, day, name: title.split(' ')[0] ?? '', title: title.charAt(0).toUpperCase() + title.slice(1) }
}

/** Settings with one work slot, the day after tomorrow from 17:00 to 17:30, and these tasks. */
const saveSettings = (page: Page, userId: string, tasks: Partial<Settings['tasks']> = {}) => {
  const { day } = inTwoDays()
  const base = defaultSettings(userId)
  const slot = { startTime: '17:00', endTime: '17:30', enabled: true }
  return callApi(page, '/api/user/settings', {
    ...base,
    tasks: { ...base.tasks, ...tasks },
    workDays: { ...off(false), [day]: true },
    timeSlots: { ...base.timeSlots, [day]: slot },
  })
}

const panel = (page: Page) => page.getByRole('region', { name: 'Mes créneaux de travail' })
/** The block on a phone, where it is folded when the page is new. */
const unfold = (page: Page) => openBlock(page, 'Mes créneaux de travail')
const INVITATION = /Choisissez dans Paramétrage au moins une tâche et un créneau actif/

test.describe('Work slots on the dashboard', () => {
  test('hold what the settings ask for, and follow the slot @T04', async ({ page, signIn }) => {
    const person = await signIn()
    const { date, name, title } = inTwoDays()
    await page.goto('/')
    await unfold(page)
    await expect(panel(page).getByText(INVITATION)).toBeVisible()
    await saveSettings(page, person.uid)
    const due = shiftDay(date, 2)
    await createEvent(page, person, {
      day: due,
      title: 'Exposé sur les volcans',
      type: 'homework',
      meta: { subject: 'SVT' },
    })
    await page.reload()
    await unfold(page)
    await expect(panel(page).getByText(INVITATION)).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toHaveCount(0)

    await panel(page).getByRole('link', { name: 'Choisir mes tâches et mes horaires' }).click()
    await expect(page.getByText('Commencer les devoirs des cinq prochains jours, le plus proche d’abord')).toBeVisible()
    await page.getByRole('switch', { name: 'Préparer mes devoirs' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/')
    await unfold(page)
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(title)
    const suggestion = panel(page).getByRole('listitem')
    await expect(suggestion).toHaveCount(1)
    await expect(suggestion.getByText('17:00 – 17:30')).toBeVisible()
    await expect(suggestion).toContainText(`SVT · pour ${formatDay(`${due}T12:00:00Z`)}`)
    await expect(suggestion).toContainText('Parce que vous avez choisi « Préparer mes devoirs »')
    await expectAccessible(page)

    await suggestion.getByRole('link', { name: 'Préparer mes devoirs' }).click()
    await page.getByLabel(`Début, ${name}`).fill('10:00')
    await page.getByLabel(`Fin, ${name}`).fill('10:20')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    await page.goto('/')
    await unfold(page)
    await expect(suggestion.getByText('10:00 – 10:20')).toBeVisible()
    await expect(suggestion.getByText('17:00 – 17:30')).toHaveCount(0)

    await suggestion.getByRole('link', { name: 'Préparer le devoir « Exposé sur les volcans »' }).click()
    await expect(page).toHaveURL(/\/planning\//)
    await expect(page.getByRole('heading', { name: 'Exposé sur les volcans' })).toBeVisible()
  })

  test('lead to the path to go on with, and say when there is nothing to suggest @T04', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/')
    await saveSettings(page, person.uid, { specificTraining: true, validateNextDay: true })
    await page.reload()
    await unfold(page)
    await expect(panel(page)).toContainText('Rien à vous proposer dans vos créneaux des sept prochains jours.')
    await expectAccessible(page)
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours')])
    await page.reload()
    await unfold(page)
    const suggestion = panel(page).getByRole('listitem')
    await expect(suggestion).toContainText('vous en êtes au tout début')
    await expect(suggestion).toContainText('Parce que vous avez choisi « M’entraîner sur un point précis »')
    await suggestion.getByRole('link', { name: /^Avancer dans «\s/ }).click()
    await expect(page).toHaveURL(`/path/${id}`)
  })

  test('are those of the pupil that a manager looks at, never his own @T04', async ({ page, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const pupil = await createPupil(page, teacher, 'Alix', '4ème')
    await generatePath(page, pupil, [prompt('TEXT', 'Le cours')])
    await saveSettings(page, pupil.uid, { specificTraining: true })
    await page.reload()
    await expect(page.getByText('La semaine d’Alix, d’un coup d’œil')).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Voir comme un élève' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Alix' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Alix')
    await unfold(page)
    await expect(panel(page).getByRole('link', { name: /^Avancer dans «\s/ })).toBeVisible()
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] })

    test('are quiet about it, and come with the next try @T04', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/api/progress/work', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/')
      await unfold(page)
      await expect(panel(page).getByText('Vos créneaux n’ont pas pu être chargés.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)
      await page.unroute('**/api/progress/work')
      await panel(page).getByRole('button', { name: 'Réessayer' }).click()
      await expect(panel(page).getByText(INVITATION)).toBeVisible()
    })
  })
})
