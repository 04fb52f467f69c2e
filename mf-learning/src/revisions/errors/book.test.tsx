import { type DueReviews, type ReviewItem, reviewRoutes } from '@ariane/shared/contracts/review'
import {
  fakeApi,
  fill,
  itIs,
  noNetwork,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDueCard, aGrading } from '../../testing/work.ts'
import ErrorsBook from './book.tsx'

const { dueReviews, listReviews, answerReview, assessReview, deleteReview } = reviewRoutes
const due = (part: Partial<DueReviews> = {}) =>
  success({ cards: [aDueCard()], plan: [], doneToday: 0, total: 1, ...part })

function open(list: ReviewItem[] = [aDueCard()]) {
  const api = fakeApi()
  api.on(dueReviews, () => due())
  api.on(listReviews, () => success(list))
  return { api, ...renderScreen(<ErrorsBook />, { as: PUPIL }) }
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('the carnet d’erreurs', () => {
  it('says that it is being read', async () => {
    const { api } = open()
    api.on(dueReviews, pending)
    expect(await screen.findByText('Chargement de votre carnet…')).toBeTruthy()
  })

  it('says what it is for while it is empty', async () => {
    const { api } = open()
    api.on(dueReviews, () => due({ cards: [], total: 0 }))
    expect(await screen.findByText('Votre carnet est vide')).toBeTruthy()
  })

  type Api = ReturnType<typeof fakeApi>
  it.each<[string, (api: Api) => void]>([
    ['what is due', api => api.on(dueReviews, () => refusal('forbidden'))],
    ['what is due, without a network', api => api.on(dueReviews, noNetwork)],
    ['all questions', api => api.on(listReviews, () => refusal('forbidden'))],
  ])('offers another try for %s', async (_, fail) => {
    const { api, user } = open()
    fail(api)
    expect(await screen.findByText('Votre carnet n’a pas pu être chargé.')).toBeTruthy()
    api.on(dueReviews, () => due())
    api.on(listReviews, () => success([aDueCard()]))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Revient aujourd’hui')).toBeTruthy()
  })

  it.each<[string, Partial<DueReviews>]>([
    ['1 question, environ 2 minutes', {}],
    [
      '1 question, environ 2 minutes, dans votre créneau de 17:00 à 18:00',
      { plan: [{ start: '2026-11-18T16:00:00Z', end: '2026-11-18T17:00:00Z', count: 1 }] },
    ],
    ['Rien à revoir aujourd’hui.', { cards: [] }],
    ['Vous avez revu 2 questions aujourd’hui.', { doneToday: 2 }],
    ['Aucun créneau de travail n’est choisi : les questions attendent que vous ouvriez le carnet.', {}],
    [
      'Jeudi 19 novembre, de 17:00 à 18:00',
      { plan: [{ start: '2026-11-19T16:00:00Z', end: '2026-11-19T17:00:00Z', count: 1 }] },
    ],
  ])('says « %s »', async (words, part) => {
    const { api } = open()
    api.on(dueReviews, () => due(part))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('removes a question after asking, and says when it could not', async () => {
    const { api, user } = open([aDueCard({ dueDay: '2026-11-24' })])
    api.on(deleteReview, () => refusal('forbidden'))
    expect(await screen.findByText('Revient le mardi 24 novembre')).toBeTruthy()
    await press(user, 'Retirer la question 1 du carnet')
    await press(user, 'Retirer du carnet')
    expect(await screen.findByText('La question n’a pas pu être retirée. Réessayez.')).toBeTruthy()
    api.on(deleteReview, () => ({ ok: true }))
    await press(user, 'Retirer la question 1 du carnet')
    await press(user, 'Retirer du carnet')
    expect(await screen.findByText('Question retirée du carnet.')).toBeTruthy()
    expect(api.sentTo(deleteReview)[1]).toMatchObject({ id: '5' })
  })
})

describe('a question that came back', () => {
  const reviewed = (assess: boolean) =>
    success({ judged: { kind: 'homework' as const, correction: aGrading() }, assess, dueDay: '2026-11-24' })

  it('is answered once, and says when it comes again', async () => {
    const { api, user } = open()
    api.on(answerReview, () => reviewed(false))
    await press(user, 'Commencer')
    await fill(user, 'Votre réponse', ' 4 ')
    await pressTwice('Valider')
    expect(await screen.findByText('Cette question reviendra le mardi 24 novembre.')).toBeTruthy()
    expect(api.sentTo(answerReview)).toEqual([{ cardId: 5, answer: '4' }])
    await press(user, 'Terminer')
    expect(await screen.findByText('C’est tout pour aujourd’hui')).toBeTruthy()
  })

  it('keeps an answer that could not be graded', async () => {
    const { api, user } = open()
    api.on(answerReview, () => refusal('forbidden'))
    await press(user, 'Commencer')
    await fill(user, 'Votre réponse', '4')
    await press(user, 'Valider')
    expect(await screen.findByText(/^Votre réponse n’a pas pu être vérifiée\./)).toBeTruthy()
    expect(screen.getByDisplayValue('4')).toBeTruthy()
  })

  it('asks how it was where no rule can say', async () => {
    const { api, user } = open()
    api.on(answerReview, () => reviewed(true))
    api.on(assessReview, () => refusal('forbidden'))
    await press(user, 'Commencer')
    await fill(user, 'Votre réponse', '4')
    await press(user, 'Valider')
    const group = await screen.findByRole('group', { name: 'Comment était votre réponse ?' })
    await user.click(within(group).getByRole('button', { name: 'Presque' }))
    expect(await screen.findByText('Votre choix n’a pas pu être enregistré. Réessayez.')).toBeTruthy()
    api.on(assessReview, () => success({ dueDay: '2026-11-20' }))
    await user.click(within(group).getByRole('button', { name: 'Presque' }))
    expect(await screen.findByText('Cette question reviendra le vendredi 20 novembre.')).toBeTruthy()
  })
})
