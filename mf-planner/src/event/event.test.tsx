import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts/calendar'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { $wrongClock } from '@ariane/shared/http'
import { reportMessages as report } from '@ariane/shared/report'
import {
  fill,
  itIs,
  noNetwork,
  pending,
  press,
  pressTwice,
  refusal,
  success,
  translatePage,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { anEvent, openPlanner } from '../testing/week.tsx'

const { createEvent, updateEvent, deleteEvent, markEvent, readEvent } = calendarRoutes
const SERIES = { recurrenceType: 'weekly', recurrenceEnd: '2026-12-18T00:00:00.000Z' } as const

function open(part: Partial<CalendarEvent> = {}, search = '') {
  const event = anEvent(part)
  return { event, ...openPlanner([event], `/planning/${event.id}?debut=${event.startDate}${search}`) }
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('a new event', () => {
  const adding = () => openPlanner([], '/scolaire?ajouter=2026-11-19')

  it('needs a title', async () => {
    adding()
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enregistrer' })
    expect(save.disabled).toBe(true)
    expect(screen.getByText('Donnez un titre pour pouvoir enregistrer.')).toBeTruthy()
  })

  it.each([
    ['La fin doit être après le début.', [[/^Date de fin/, '2026-11-18']]],
    [
      'Cette date est avant le début de l’événement.',
      [
        [/^Répétition/, 'daily'],
        [/^Jusqu’au/, '2026-11-01'],
      ],
    ],
  ] satisfies [string, [RegExp, string][]][])('is not saved: « %s »', async (sentence, fields) => {
    const { api, user } = adding()
    await fill(user, /^Titre/, 'Contrôle')
    for (const [label, value] of fields) await fill(user, label, value)
    expect(await screen.findByText(sentence)).toBeTruthy()
    await press(user, 'Enregistrer')
    expect(api.sentTo(createEvent)).toEqual([])
  })

  it('is sent once, with what was chosen', async () => {
    const { api, user } = adding()
    api.on(createEvent, () => ({ id: anEvent().id }))
    await fill(user, /^Titre/, ' Contrôle ')
    await user.click(await screen.findByRole('radio', { name: 'Contrôle' }))
    await press(user, '14:00 – 15:00')
    await fill(user, /^Répétition/, 'weekly')
    await fill(user, /^Description/, 'Chapitre 3')
    await pressTwice('Enregistrer')
    expect(await screen.findByText('Événement ajouté')).toBeTruthy()
    expect(api.sentTo(createEvent)).toEqual([
      {
        userId: 'u1',
        title: 'Contrôle',
        description: 'Chapitre 3',
        type: 'exam',
        startTimestamp: Date.parse('2026-11-19T13:00:00Z') / 1000,
        endTimestamp: Date.parse('2026-11-19T14:00:00Z') / 1000,
        allDay: false,
        recurrenceType: 'weekly',
        meta: {},
        attachments: [],
      },
    ])
  })

  it.each([
    [
      'L’événement n’a pas pu être enregistré. Rien n’est perdu : réessayez dans un instant.',
      () => refusal('forbidden'),
    ],
    [
      'Vos fichiers occupent déjà toute la place (100 Mo). Retirez-en d’un ancien événement.',
      () => refusal('too_large', ['attachments']),
    ],
    ['L’envoi est trop lourd : 10 Mo au plus par fichier.', () => refusal('too_large')],
  ])('keeps what was typed: « %s »', async (sentence, answer) => {
    const { api, user } = adding()
    api.on(createEvent, answer)
    await fill(user, /^Titre/, 'Contrôle')
    await press(user, 'Enregistrer')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByDisplayValue('Contrôle')).toBeTruthy()
  })

  it('is saved from a page that the browser translates', async () => {
    const { api, user } = adding()
    api.on(createEvent, () => ({ id: anEvent().id }))
    await screen.findByRole('button', { name: 'Enregistrer' })
    await translatePage()
    await fill(user, /^Titre/, 'Contrôle')
    await translatePage()
    await press(user, 'Enregistrer')
    expect(await screen.findByText('Événement ajouté')).toBeTruthy()
    expect(api.sentTo(createEvent)).toMatchObject([{ title: 'Contrôle' }])
  })

  it('is not given a day of another year without a word', async () => {
    itIs('2010-01-04T10:00:00Z')
    const { api } = openPlanner([], '/scolaire?ajouter=2010-01-04')
    const answer = success([])
    const headers = { date: 'Wed, 18 Nov 2026 10:00:00 GMT' }
    api.on(calendarRoutes.listEvents, () => Response.json(answer, { headers }))
    onTestFinished(() => $wrongClock.set(null))
    expect(await screen.findByText(/Elle indique le 4 janvier 2010 à 11:00.* le 18 novembre 2026 à 11:00/)).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain('L’horloge de cet appareil')
  })

  it('is erased on request', async () => {
    const { user } = adding()
    await fill(user, /^Titre/, 'Contrôle')
    await press(user, 'Effacer le brouillon')
    await press(user, 'Effacer')
    expect(screen.queryByDisplayValue('Contrôle')).toBeNull()
  })
})

describe('an event', () => {
  it('says that it is being read', async () => {
    const { api } = open()
    api.on(readEvent, pending)
    expect(await screen.findByText('Chargement de l’événement…')).toBeTruthy()
  })

  it.each([
    ['the server refuses it', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('is tried again when %s', async (_, answer) => {
    const { api, event, user } = open()
    api.on(readEvent, answer)
    expect(await screen.findByText("Erreur lors du chargement de l'événement")).toBeTruthy()
    api.on(readEvent, () => success(event))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('heading', { name: 'Les fables' })).toBeTruthy()
  })

  it('that is gone is not tried again', async () => {
    const { api } = open()
    api.on(readEvent, () => refusal('not_found'))
    expect(await screen.findByText("Erreur lors du chargement de l'événement")).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it.each<[string, Partial<CalendarEvent>]>([
    ['Ce cours est annulé.', { cancelled: true }],
    ['Se répète chaque semaine, jusqu’au 18 décembre 2026', SERIES],
    [
      'PRONOTE (Chez papa), à jour à 08:30',
      { source: 'pronote', sourceAccount: 'Chez papa', freshAt: '2026-11-18T07:30:00Z' },
    ],
    ['Vient d’un calendrier importé', { source: 'ical' }],
    ['Français · Salle 12 · M. Blanc', { meta: { schoolSubject: 'Français', room: 'Salle 12', teacher: 'M. Blanc' } }],
  ])('says « %s »', async (words, part) => {
    open(part)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('of given work says who gave it, and its words can be reported', async () => {
    const { api, event, user } = open({ description: 'Ajoute-moi sur snap', meta: { givenBy: 'Hélène' } })
    api.on(chatRoutes.reportMessage, () => success({ told: 1, operators: false }))
    expect(await screen.findByText('donné par Hélène')).toBeTruthy()
    await press(user, report.actionFor('Ajoute-moi sur snap'))
    await press(user, report.confirm)
    expect(await screen.findByText(report.notified(1, false))).toBeTruthy()
    expect(api.sentTo(chatRoutes.reportMessage)).toEqual([{ userId: 'u1', messageId: event.id, reason: '' }])
  })

  it('of a school can only be marked', async () => {
    open({ source: 'pronote', type: 'homework' })
    expect(await screen.findByRole('button', { name: 'Fait : Les fables' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull()
  })

  it('says that a mark could not be saved, and tries again', async () => {
    const { api, user } = open({ type: 'homework' })
    api.on(markEvent, () => refusal('internal'))
    await press(user, 'Fait : Les fables')
    expect(await screen.findByText('La marque n’a pas pu être enregistrée.')).toBeTruthy()
    api.on(markEvent, () => ({ ok: true }))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('button', { name: 'Fait : Les fables', pressed: true })).toBeTruthy()
  })
})

describe('an own event is changed', () => {
  it('for the repetitions that were chosen', async () => {
    const { api, event, user } = open(SERIES, '&modifier=1')
    api.on(updateEvent, () => ({ ok: true }))
    await user.click(await screen.findByRole('radio', { name: /^Celui-ci et les suivants/ }))
    expect(screen.getByText('Les fois d’avant restent comme elles sont.')).toBeTruthy()
    await fill(user, /^Titre/, 'Les contes')
    await press(user, 'Enregistrer')
    expect(await screen.findByText('Événement modifié')).toBeTruthy()
    expect(api.sentTo(updateEvent)).toMatchObject([
      { id: event.id, title: 'Les contes', occurrence: event.startDate, scope: 'following', version: 1 },
    ])
  })

  it.each([
    ['Cet événement n’existe plus. Ce que vous avez écrit reste ici.', 'not_found'],
    ['Cet événement vient de votre établissement : il ne se modifie pas ici.', 'locked'],
  ] as const)('unless « %s »', async (sentence, code) => {
    const { api, user } = open({}, '&modifier=1')
    api.on(updateEvent, () => refusal(code))
    await fill(user, /^Titre/, 'Les contes')
    await press(user, 'Enregistrer')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByDisplayValue('Les contes')).toBeTruthy()
  })

  it('unless somebody else changed it meanwhile', async () => {
    const { api, event, user } = open({}, '&modifier=1')
    await fill(user, /^Titre/, 'Les contes')
    api.on(updateEvent, () => refusal('stale'))
    api.on(readEvent, () => success({ ...event, title: 'Les mythes', version: 2 }))
    await press(user, 'Enregistrer')
    expect(await screen.findByText('Cet événement a changé entre-temps')).toBeTruthy()
    expect(screen.getByText('Titre : Les mythes')).toBeTruthy()
    expect(screen.getByDisplayValue('Les contes')).toBeTruthy()
  })
})

describe('an own event is deleted', () => {
  it.each([
    ['a single one', {}, null, {}],
    ['one of a series', SERIES, 'Cet événement', { scope: 'one' }],
    ['a series from one on', SERIES, 'Celui-ci et les suivants', { scope: 'following' }],
  ])('%s', async (_, part, choice, sent) => {
    const { api, event, user } = open(part)
    api.on(deleteEvent, () => ({ ok: true }))
    await press(user, 'Supprimer')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet événement ?',
    })
    if (choice) await user.click(within(dialog).getByRole('radio', { name: choice }))
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Événement supprimé')).toBeTruthy()
    expect(api.sentTo(deleteEvent)).toMatchObject([{ id: event.id, userId: 'u1', version: 1, ...sent }])
  })

  it('not when it fails, and then at the next try', async () => {
    const { api, user } = open()
    api.on(deleteEvent, () => refusal('internal'))
    await press(user, 'Supprimer')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('L’événement n’a pas pu être supprimé. Il est toujours là.')).toBeTruthy()
    api.on(deleteEvent, () => ({ ok: true }))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Événement supprimé')).toBeTruthy()
  })
})
