import { consentRoutes } from '@ariane/shared/contracts/consent'
import { SCHOOL_FAILURES, type SchoolAnswer } from '@ariane/shared/contracts/school'
import { type SchoolSyncEvent, schoolSyncRoutes } from '@ariane/shared/contracts/school-sync'
import {
  fill,
  itIs,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPlanner } from '../testing/week.tsx'
import { failures } from './failures.ts'
import { Outcome } from './outcome.tsx'

const { startSchoolSync, followSchoolSync, stopSchoolSync } = schoolSyncRoutes
const SYNCED: Extract<SchoolAnswer, { status: 'success' }>['data'] = {
  provider: 'pronote',
  freshAt: '2026-11-18T10:00:00Z',
  from: '2026-11-16',
  to: '2026-12-13',
  added: 2,
  changed: 1,
  removed: 0,
  unchanged: 20,
  gaps: [],
  emptyWeeks: [],
}

const events = (...all: SchoolSyncEvent[]) =>
  new Response(all.map(event => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })
const answered = (answer: SchoolAnswer) => events({ kind: 'answer', answer })

function open(answer: () => Response | Promise<never>) {
  const planner = openPlanner([], '/scolaire?synchroniser=1')
  planner.api.on(startSchoolSync, () => ({ ok: true }))
  planner.api.on(followSchoolSync, answer)
  return planner
}

async function identify(user: UserEvent) {
  await fill(user, /^Adresse de PRONOTE/, 'https://0750001a.index-education.net/pronote/')
  await fill(user, /^Identifiant(?! et)/, 'lina')
  await fill(user, /^Mot de passe/, 'secret')
}

async function synchronise(user: UserEvent) {
  await identify(user)
  const sheet = await screen.findByRole('dialog', { name: 'Synchroniser mon établissement' })
  await user.click(within(sheet).getByRole('button', { name: 'Synchroniser' }))
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('the synchronisation', () => {
  it('asks for what is missing, and sends nothing', async () => {
    const { api, user } = open(pending)
    await press(user, 'Synchroniser')
    expect(screen.getAllByText('Veuillez remplir ce champ.')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByLabelText(/^Adresse de PRONOTE/))
    expect(api.sentTo(startSchoolSync)).toEqual([])
  })

  it('asks for the text of a QR code and its four digits', async () => {
    const { user } = open(pending)
    await user.click(await screen.findByRole('radio', { name: 'QR code de PRONOTE' }))
    await fill(user, /^Contenu du QR code/, 'rien')
    await fill(user, /^Les 4 chiffres/, '12')
    await press(user, 'Synchroniser')
    expect(screen.getByText('Ce texte n’est pas celui d’un QR code de PRONOTE.')).toBeTruthy()
    expect(screen.getByText('Saisissez quatre chiffres.')).toBeTruthy()
  })

  it('sends the identifiers once, and says what changed', async () => {
    const { api, user } = open(() => answered({ status: 'success', data: SYNCED }))
    await identify(user)
    await pressTwice('Synchroniser')
    expect(await screen.findByText('Synchronisation réussie : votre semaine est à jour avec PRONOTE.')).toBeTruthy()
    expect(screen.getByText('2 nouveaux, 1 modifié')).toBeTruthy()
    const pronote = { url: 'https://0750001a.index-education.net/pronote/', username: 'lina', password: 'secret' }
    expect(api.sentTo(startSchoolSync)).toEqual([
      { userId: 'u1', id: expect.any(String), pronote, keep: false, accountName: '' },
    ])
  })

  it('says what could not be read', async () => {
    const gap = { part: 'timetable', from: '2026-11-16', to: '2026-11-16', items: 0, shownFrom: null } as const
    const gaps = [{ ...gap, reason: 'unreadable' as const }]
    const { user } = open(() => answered({ status: 'success', data: { ...SYNCED, gaps } }))
    await synchronise(user)
    expect(await screen.findByText('PRONOTE n’a pas tout donné.')).toBeTruthy()
    expect(screen.getByText(/^Emploi du temps, .* : la réponse n’a pas pu être lue\.$/)).toBeTruthy()
    expect(screen.getByText('Tout le reste est à jour. 2 nouveaux, 1 modifié')).toBeTruthy()
  })

  it('keeps what was typed when the school refuses it', async () => {
    const data = { provider: 'pronote', code: 'bad_credentials' } as const
    const { user } = open(() => answered({ status: 'failure', data }))
    await synchronise(user)
    expect(await screen.findByText(failures.bad_credentials.what)).toBeTruthy()
    expect(screen.getByDisplayValue('secret')).toBeTruthy()
  })

  it.each(SCHOOL_FAILURES)('says what « %s » is and what to do', code => {
    renderScreen(<Outcome state={{ kind: 'refused', refusal: { provider: 'pronote', code } }} />)
    expect(screen.getByText(failures[code].what)).toBeTruthy()
    expect(screen.getByText(failures[code].next, { exact: false })).toBeTruthy()
  })

  it('says how long to wait', async () => {
    const data = { provider: 'pronote', code: 'too_soon', retryAfterSeconds: 100 } as const
    const { user } = open(() => answered({ status: 'failure', data }))
    await synchronise(user)
    expect(await screen.findByText(/Réessayez dans 2 minutes\.$/)).toBeTruthy()
  })

  it.each([
    ['Vous avez beaucoup essayé : attendez quelques minutes avant de recommencer.', 'too_many_requests'],
    ['Réessayez dans un instant. Ce que vous avez saisi est toujours là.', 'internal'],
    ['Il manque l’accord d’un parent', 'consent_needed'],
  ] as const)('says « %s » when it is refused', async (sentence, code) => {
    const { api, user } = open(pending)
    api.on(startSchoolSync, () => refusal(code))
    await synchronise(user)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('asks the question of the service, and sends the answer with the identifiers', async () => {
    const { api, user } = open(() =>
      answered({
        status: 'challenge',
        data: {
          provider: 'pronote',
          challengeId: 'c1',
          kind: 'choice',
          question: 'Où êtes-vous né ?',
          propositions: ['Lyon', 'Brest'],
          expiresAt: '2026-11-18T10:02:00Z',
        },
      }),
    )
    await synchronise(user)
    await user.click(await screen.findByRole('radio', { name: 'Brest' }))
    api.on(followSchoolSync, () => answered({ status: 'success', data: { ...SYNCED, added: 0, changed: 0 } }))
    await press(user, 'Répondre')
    expect(await screen.findByText('Rien n’avait changé.')).toBeTruthy()
    expect(api.sentTo(startSchoolSync)[1]).toMatchObject({
      pronote: { username: 'lina', password: 'secret' },
      challenge: { id: 'c1', answer: 'Brest' },
    })
  })

  it('says how far it is, and is stopped on request', async () => {
    const { api, user } = open(
      () =>
        new Response(
          new ReadableStream({
            start: stream => stream.enqueue(new TextEncoder().encode('data: {"kind":"step","step":"homework"}\n\n')),
          }),
        ),
    )
    api.on(stopSchoolSync, () => ({ ok: true }))
    await synchronise(user)
    expect(await screen.findByText('Lecture des devoirs…')).toBeTruthy()
    await press(user, 'Arrêter')
    expect(await screen.findByText('Synchronisation arrêtée.')).toBeTruthy()
    expect(api.sentTo(stopSchoolSync)).toHaveLength(1)
  })

  it('waits for the consent of a parent before a password is typed', async () => {
    const { api } = open(pending)
    const consent = { state: 'missing', by: null, email: null, at: null, way: 'mail', mayDeclareAge: false } as const
    api.on(consentRoutes.readConsent, () => success(consent))
    expect(await screen.findByText('Il manque l’accord d’un parent')).toBeTruthy()
    expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull()
  })
})
