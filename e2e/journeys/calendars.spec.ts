import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { callApi } from '../support/learning.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent } from '../support/planner.ts'
import { expect, test } from '../support/test.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Calendriers', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Calendriers' })
  await sheet.getByRole('heading', { name: 'Ajouter un calendrier' }).waitFor()
  return sheet
}
const file = (title: string) => {
  const day = dayFromNow(0).replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:entrainement',
    `DTSTART;TZID=Europe/Paris:${day}T170000`,
    `DTEND;TZID=Europe/Paris:${day}T180000`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { name: 'handball.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) }
}

test.describe('Calendars', () => {
  test('a file joins the week, and a second import only changes what changed @N10', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Mon exposé' })
    const sheet = await open(page)
    await expectAccessible(page)
    const picker = sheet.locator('input[type="file"]')
    await picker.setInputFiles(file('Entraînement'))
    await expect(sheet.getByText('« handball » est dans votre semaine.')).toBeVisible()
    await expect(sheet.getByText('1 nouveau')).toBeVisible()
    await picker.setInputFiles(file('Entraînement'))
    await expect(sheet.getByText('Rien n’avait changé.')).toBeVisible()
    await picker.setInputFiles(file('Match'))
    await expect(sheet.getByText('1 modifié')).toBeVisible()
    await expect(sheet.getByText(/^1 événement, importé le/)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(page.getByRole('link', { name: /Match/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Entraînement/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Mon exposé/ })).toBeVisible()
  })

  test('a school’s address waits for a parent’s consent, as connecting the school does @Y03', async ({
    page,
    signIn,
  }) => {
    await signIn({ grade: '6ème' })
    await page.goto('/scolaire')
    const sheet = await open(page)
    await sheet.getByLabel('Adresse du calendrier').fill('https://0750001a.index-education.net/pronote/ical/Edt.ics')
    await sheet.getByRole('button', { name: 'Suivre cette adresse' }).click()
    await expect(sheet.getByText('Il manque l’accord d’un parent')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Demander l’accord' })).toHaveAttribute('href', '/profile/donnees')
    await expect(sheet.getByLabel('Adresse du calendrier')).toHaveValue(/index-education/)
    await expectAccessible(page)
  })

  test('an address we may not read says what to do, and a calendar leaves with its events @N10', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/scolaire')
    const sheet = await open(page)
    await sheet.getByLabel('Adresse du calendrier').fill('webcal://club.example.org/agenda.ics')
    await sheet.getByRole('button', { name: 'Suivre cette adresse' }).click()
    await expect(sheet.getByText('Nous ne pouvons pas lire cette adresse directement.')).toBeVisible()
    await expect(sheet.getByText(/télécharger le fichier du calendrier, puis importez ce fichier/)).toBeVisible()
    await expectAccessible(page)
    await sheet.locator('input[type="file"]').setInputFiles(file('Match'))
    await sheet.getByRole('button', { name: 'Retirer « handball »' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Retirer' }).click()
    await expect(question).toBeHidden()
    await expect(sheet.getByRole('heading', { name: 'Vos calendriers' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /Match/ })).toHaveCount(0)
  })

  test('years of history and broken events: what shows is there, and what was left out is named @Y07', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/scolaire?calendriers=1')
    const sheet = page.getByRole('dialog', { name: 'Calendriers' })
    const day = dayFromNow(0).replaceAll('-', '')
    const event = (uid: string, title: string, ...lines: string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${title}`,
      ...lines,
      'END:VEVENT',
    ]
    const lines = [
      'BEGIN:VCALENDAR',
      ...Array.from({ length: 3000 }, (_, n) =>
        event(`${n}`, 'Ancien', `DTSTART:2019${`${(n % 12) + 1}`.padStart(2, '0')}10T080000Z`),
      ).flat(),
      ...event(
        'a',
        'Révi\r\n sion',
        `DTSTART;TZID=Romance Standard Time:${day}T170000`,
        `DTEND;TZID=Romance Standard Time:${day}T180000`,
      ),
      ...event('b', 'Garde', `DTSTART:${day}T090000Z`, 'RRULE:FREQ=PARFOIS'),
      ...event('c', 'Ailleurs', `DTSTART;TZID=Heure de la Lune:${day}T100000`),
      'END:VCALENDAR',
    ]
    const file = { name: 'agenda.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) }
    await sheet.locator('input[type="file"]').setInputFiles(file)
    await expect(sheet.getByText('2 nouveaux')).toBeVisible()
    await expect(
      sheet.getByText('1 événement illisible a été laissé de côté : « Garde » (une répétition inconnue).'),
    ).toBeVisible()
    await expect(sheet.getByText(/Fuseau horaire inconnu.*«\sHeure de la Lune\s»/)).toBeVisible()
    await expect(sheet.getByText('3000 événements trop anciens ou trop lointains n’ont pas été repris.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(page.getByRole('link', { name: /Révision/ })).toBeVisible()
  })

  test('a secret address is made, read by another program, and stopped @N10', async ({ page, signIn, request }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Mon exposé' })
    const sheet = await open(page)
    await sheet.getByRole('button', { name: 'Créer mon adresse' }).click()
    const address = await sheet.getByLabel('Adresse secrète').inputValue()
    await expect(sheet.getByText(/elle ne sera plus montrée ensuite/)).toBeVisible()
    await expectAccessible(page)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toContain('text/calendar')
    expect(await answer.text()).toContain('SUMMARY:Mon exposé')
    await sheet.getByRole('button', { name: 'Arrêter cette adresse' }).click()
    await expect(sheet.getByRole('button', { name: 'Créer mon adresse' })).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
    const { data } = await callApi<{ data: unknown }>(page, '/api/calendar/feed/current', { userId: person.uid })
    expect(data).toBeNull()
  })
})
