import { IMPORT_FAILURES, type ImportedCalendar, icalRoutes } from '@ariane/shared/contracts/ical'
import {
  fill,
  itIs,
  noNetwork,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPlanner } from '../testing/week.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { messages } from './messages.ts'

const { importCalendar, listCalendars, removeCalendar, refreshCalendars, readFeed, makeFeed, revokeFeed } = icalRoutes
const CALENDAR: ImportedCalendar = {
  id: crypto.randomUUID(),
  name: 'Club de judo',
  from: 'address',
  freshAt: '2026-11-18T07:30:00Z',
  follows: true,
  failure: null,
  events: 12,
}
const COUNTS = { added: 3, changed: 0, removed: 1, unchanged: 0, skipped: 0, outside: 0, elsewhere: 0 }

const open = (...calendars: ImportedCalendar[]) => {
  const planner = openPlanner([], '/scolaire?calendriers=1')
  planner.api.on(listCalendars, () => success(calendars))
  return planner
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('calendars', () => {
  it('need an address', async () => {
    const { api, user } = open()
    await press(user, messages.import.submit)
    expect(screen.getByText('Saisissez une adresse.')).toBeTruthy()
    expect(api.sentTo(importCalendar)).toEqual([])
  })

  it('are imported once from their address', async () => {
    const { api, user } = open()
    const data = { id: CALENDAR.id, name: 'Club de judo', ...COUNTS, unread: [], zones: [] }
    api.on(importCalendar, () => ({ status: 'success' as const, data }))
    await fill(user, new RegExp(`^${messages.import.address}`), 'https://judo.example/cal.ics')
    await pressTwice(messages.import.submit)
    expect(await screen.findByText(messages.import.done('Club de judo'))).toBeTruthy()
    expect(screen.getByText('3 nouveaux, 1 retiré')).toBeTruthy()
    expect(api.sentTo(importCalendar)).toEqual([{ userId: 'u1', source: { url: 'https://judo.example/cal.ics' } }])
  })

  it('keep an address that was not read', async () => {
    const { api, user } = open()
    api.on(importCalendar, () => ({ status: 'failure' as const, data: { code: 'unreachable' as const } }))
    await fill(user, new RegExp(`^${messages.import.address}`), 'https://judo.example/cal.ics')
    await press(user, messages.import.submit)
    expect(await screen.findByText('Le site de ce calendrier ne répond pas.')).toBeTruthy()
    expect(screen.getByDisplayValue('https://judo.example/cal.ics')).toBeTruthy()
  })

  it.each(IMPORT_FAILURES.filter(code => code !== 'consent_needed'))('say what « %s » is and what to do', code => {
    renderScreen(<ImportOutcome answer={{ status: 'failure', data: { code } }} />)
    expect(screen.getByText(messages.import.failures[code].what)).toBeTruthy()
    expect(screen.getByText(messages.import.failures[code].next)).toBeTruthy()
  })

  it('say that an import found no network', async () => {
    const { api, user } = open()
    api.on(importCalendar, noNetwork)
    await fill(user, new RegExp(`^${messages.import.address}`), 'https://judo.example/cal.ics')
    await press(user, messages.import.submit)
    expect(await screen.findByText('Le calendrier n’a pas pu être importé.')).toBeTruthy()
  })

  it('are listed with how fresh they are and why they are not', async () => {
    open(CALENDAR, { ...CALENDAR, id: crypto.randomUUID(), name: 'Théâtre', follows: false, failure: 'unreachable' })
    expect(await screen.findByText('12 événements, à jour à 08:30')).toBeTruthy()
    expect(screen.getByText('12 événements, importé le 18 novembre 2026')).toBeTruthy()
    expect(screen.getByText(/^Le site de ce calendrier ne répond pas\./)).toBeTruthy()
  })

  it('are listed at another try', async () => {
    const { api, user } = open()
    api.on(listCalendars, () => refusal('forbidden'))
    expect(await screen.findByText('Vos calendriers importés n’ont pas pu être chargés.')).toBeTruthy()
    api.on(listCalendars, () => success([CALENDAR]))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('button', { name: 'Retirer « Club de judo »' })).toBeTruthy()
  })

  it.each([
    ['Calendrier à jour', { read: 1, failed: 0, changes: 0 }],
    ['Ce calendrier n’a pas pu être mis à jour.', { read: 0, failed: 1, changes: 0 }],
  ])('are read again: « %s »', async (sentence, data) => {
    const { api, user } = open(CALENDAR)
    await screen.findByText('12 événements, à jour à 08:30')
    api.on(refreshCalendars, () => success(data))
    await press(user, 'Mettre « Club de judo » à jour')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.sentTo(refreshCalendars)).toContainEqual({ userId: 'u1', id: CALENDAR.id })
  })

  it('are removed with their events', async () => {
    const { api, user } = open(CALENDAR)
    api.on(removeCalendar, () => refusal('internal'))
    await press(user, 'Retirer « Club de judo »')
    await press(user, 'Retirer')
    expect(await screen.findByText('Le calendrier n’a pas pu être retiré. Il est toujours là.')).toBeTruthy()
    api.on(removeCalendar, () => ({ ok: true }))
    await press(user, 'Retirer « Club de judo »')
    await press(user, 'Retirer')
    expect(await screen.findByText('Calendrier retiré')).toBeTruthy()
    expect(api.sentTo(removeCalendar)[1]).toEqual({ userId: 'u1', id: CALENDAR.id })
  })
})

describe('the secret address', () => {
  it('is made, shown once and revoked', async () => {
    const { api, user } = open()
    const since = '2026-11-18T10:00:00Z'
    api.on(makeFeed, () => {
      api.on(readFeed, () => success({ since }))
      return success({ path: '/api/calendar/feed/x.ics', since })
    })
    api.on(revokeFeed, () => {
      api.on(readFeed, () => success(null))
      return { ok: true }
    })
    await press(user, 'Créer mon adresse')
    expect(await screen.findByDisplayValue('http://ariane.test/api/calendar/feed/x.ics')).toBeTruthy()
    await press(user, 'Arrêter cette adresse')
    expect(await screen.findByText('L’adresse ne fonctionne plus.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Créer mon adresse' })).toBeTruthy()
  })

  it('says that it could not be made', async () => {
    const { api, user } = open()
    api.on(makeFeed, () => refusal('internal'))
    await press(user, 'Créer mon adresse')
    expect(await screen.findByText('Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.')).toBeTruthy()
  })
})
