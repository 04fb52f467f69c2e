import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts/calendar'
import { progressRoutes } from '@ariane/shared/contracts/progress'
import { schoolRoutes } from '@ariane/shared/contracts/school'
import { type SuggestedSession, sessionsRoutes } from '@ariane/shared/contracts/sessions'
import { itIs, noNetwork, pending, press, refusal, success } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anEvent, openPlanner } from '../testing/week.tsx'

const HOMEWORK = anEvent({ title: 'Exercice 12', type: 'homework', allDay: true })

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('the week', () => {
  it('says that it is being read', async () => {
    const { api } = openPlanner([])
    api.on(calendarRoutes.listEvents, pending)
    expect(await screen.findByText('Chargement de votre semaine…')).toBeTruthy()
  })

  it.each([
    ['the server refuses', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('offers another try when %s', async (_, answer) => {
    const { api, user } = openPlanner([])
    api.on(calendarRoutes.listEvents, answer)
    expect(await screen.findByText('Votre semaine n’a pas pu être chargée.')).toBeTruthy()
    api.on(calendarRoutes.listEvents, () => success([anEvent()]))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Les fables')).toBeTruthy()
  })

  it('shows seven days without anything', async () => {
    openPlanner([])
    expect(await screen.findAllByText('Aucun événement')).toHaveLength(7)
    expect(screen.getByText('Semaine du 16 – 22 novembre')).toBeTruthy()
  })

  it('says whose hours these are where the device has others', async () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240)
    onTestFinished(() => offset.mockRestore())
    openPlanner([anEvent()])
    expect(await screen.findByText('Toutes les heures sont à l’heure de Paris.')).toBeTruthy()
  })

  it('counts lessons, homework and tests', async () => {
    openPlanner([anEvent(), HOMEWORK, anEvent({ type: 'exam', title: 'Fractions' })])
    const figures = await screen.findByRole('group', { name: 'Votre semaine en chiffres' })
    expect(figures.textContent).toBe('1Cours cette semaine1Devoirs à rendre1Contrôles prévus')
  })

  it.each<[string, Partial<CalendarEvent>]>([
    ['09:00 – 10:00', {}],
    ['Toute la journée', { allDay: true }],
    ['Annulé', { cancelled: true }],
    ['Salle 12', { meta: { room: 'Salle 12' } }],
    ['Contrôle', { type: 'exam' }],
  ])('says « %s » on an event', async (words, part) => {
    openPlanner([anEvent(part)])
    const card = await screen.findByRole('link', { name: /Les fables/ })
    expect(card.textContent).toContain(words)
  })

  it('shows an alert on its event', async () => {
    const event = anEvent()
    const { api } = openPlanner([event])
    const alert = { type: 'incomplete_lesson', title: 'Leçon', description: 'À revoir avant mardi' } as const
    const totals = { pedagogical_and_training: 0, homework: 0 }
    api.on(progressRoutes.weeklyAlerts, () => success({ alerts: [{ ...alert, eventId: event.id }], totals }))
    expect(await screen.findByText('À revoir avant mardi')).toBeTruthy()
  })

  it('marks homework as done', async () => {
    const { api, user } = openPlanner([HOMEWORK])
    api.on(calendarRoutes.markEvent, () => {
      api.on(calendarRoutes.listEvents, () => success([{ ...HOMEWORK, done: true }]))
      return { ok: true }
    })
    await press(user, 'Fait : Exercice 12')
    expect(await screen.findByRole('button', { name: 'Fait : Exercice 12', pressed: true })).toBeTruthy()
    expect(api.sentTo(calendarRoutes.markEvent)).toEqual([
      { id: HOMEWORK.id, userId: 'u1', done: true, occurrence: HOMEWORK.startDate },
    ])
  })

  it('takes a mark back that could not be saved, and tries again', async () => {
    const { api, user } = openPlanner([HOMEWORK])
    api.on(calendarRoutes.markEvent, () => refusal('internal'))
    await press(user, 'Fait : Exercice 12')
    expect(await screen.findByText('La marque n’a pas pu être enregistrée.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Fait : Exercice 12', pressed: false })).toBeTruthy()
    api.on(calendarRoutes.markEvent, () => ({ ok: true }))
    await press(user, 'Réessayer')
    expect(api.sentTo(calendarRoutes.markEvent)).toHaveLength(2)
    expect(screen.queryByText('La marque n’a pas pu être enregistrée.')).toBeNull()
  })

  it('goes to the week after, and back to this one', async () => {
    const { api, user } = openPlanner([])
    await press(user, 'Semaine suivante')
    expect(await screen.findByText('Semaine du 23 – 29 novembre')).toBeTruthy()
    await press(user, 'Cette semaine')
    expect(await screen.findByText('Semaine du 16 – 22 novembre')).toBeTruthy()
    expect(api.sentTo(calendarRoutes.listEvents)).toContainEqual({
      userId: 'u1',
      start: '2026-11-22T23:00:00.000Z',
      end: '2026-11-29T23:00:00.000Z',
    })
  })

  it('says what a school did not give, and when it was read', async () => {
    const { api } = openPlanner([])
    const gap = { part: 'homework', reason: 'unanswered', from: '2026-11-16', to: '2026-11-16', items: 0 } as const
    const source = { provider: 'pronote', accountName: '', step: null } as const
    const gaps = [{ ...gap, shownFrom: null }]
    api.on(schoolRoutes.schoolSources, () =>
      success([{ ...source, freshAt: '2026-11-18T07:30:00Z', gaps, emptyWeeks: [] }]),
    )
    expect(await screen.findByText('PRONOTE, à jour à 08:30')).toBeTruthy()
    expect(screen.getByText('PRONOTE n’a pas tout donné.')).toBeTruthy()
    expect(screen.getByText(/^Cahier de textes, .* : le service n’a pas répondu\.$/)).toBeTruthy()
  })
})

describe('a suggested session', () => {
  const session: SuggestedSession = {
    key: 'k1',
    start: '2026-11-18T16:00:00.000Z',
    end: '2026-11-18T16:30:00.000Z',
    source: 'errors',
    reason: 'errors_waiting',
    about: { kind: 'errors', date: '2026-11-18', count: 3 },
  }

  it.each([
    ['Ajouter : Revoir votre carnet d’erreurs', 'accepted', 'Ajouté à votre semaine'],
    ['Non merci, pas cette semaine : Revoir votre carnet d’erreurs', 'refused', 'Entendu, pas cette semaine'],
  ] as const)('is answered by « %s »', async (button, answer, sentence) => {
    const { api, user } = openPlanner([])
    const slots = [{ start: session.start, end: '2026-11-18T17:00:00.000Z' }]
    api.on(sessionsRoutes.weekSessions, () => success({ slots, suggestions: [session] }))
    api.on(sessionsRoutes.answerSession, () => refusal('internal'))
    await press(user, button)
    expect(await screen.findByText('Votre réponse n’a pas pu être enregistrée. Réessayez.')).toBeTruthy()
    api.on(sessionsRoutes.answerSession, () => success({ answer, eventId: null }))
    await press(user, button)
    expect(await screen.findByText(sentence)).toBeTruthy()
    const sent = { userId: 'u1', key: 'k1', start: session.start, answer }
    expect(api.sentTo(sessionsRoutes.answerSession)).toEqual([sent, sent])
  })
})
