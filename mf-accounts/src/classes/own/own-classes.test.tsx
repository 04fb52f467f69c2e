import { chatRoutes } from '@ariane/shared/contracts/chat'
import { classMemberRoutes, type OwnClass } from '@ariane/shared/contracts/class-members'
import { reportMessages } from '@ariane/shared/report'
import {
  fakeApi,
  fill,
  noNetwork,
  PUPIL,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CLASS_ID } from '../../testing/classes.ts'
import { messages } from '../messages.ts'
import ClassesScreen from '../screen.tsx'

const { own } = messages

describe('the classes of a pupil', () => {
  const IN: OwnClass = { id: CLASS_ID, name: '4e B', teachers: ['Mme Durand'], waiting: false }
  function open(classes: OwnClass[] = [], at = '/classes', displayName = PUPIL.displayName) {
    const api = fakeApi()
    api.on(classMemberRoutes.listOwnClasses, () => success({ classes }))
    return { api, ...renderScreen(<ClassesScreen />, { as: { ...PUPIL, displayName }, at }) }
  }

  it.each([
    [true, own.asked('4e B')],
    [false, own.member('4e B')],
  ])('are asked for with the code of a poster', async (waiting, said) => {
    const { api } = open([], '/classes#ABCD2345')
    api.on(classMemberRoutes.joinClass, () => success({ ...IN, waiting }))
    expect(await screen.findByText(own.none)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(own.code).value).toBe('ABCD-2345')
    await pressTwice(own.submit)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(api.sentTo(classMemberRoutes.joinClass)).toEqual([{ userId: PUPIL.uid, code: 'ABCD-2345', knownAs: 'Lina' }])
  })

  it('are asked for with the name that the teacher knows, which a pseudonym is not', async () => {
    const { api, user } = open([], '/classes#ABCD2345', 'tigre-sage143')
    api.on(classMemberRoutes.joinClass, noNetwork)
    await press(user, own.submit)
    expect(await screen.findByText(own.knownAsShape)).toBeTruthy()
    await fill(user, own.knownAs, 'Léa Martin')
    await press(user, own.submit)
    expect(await screen.findByText(own.joinFailure)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(own.knownAs).value).toBe('Léa Martin')
    expect(api.sentTo(classMemberRoutes.joinClass)).toMatchObject([{ code: 'ABCD-2345', knownAs: 'Léa Martin' }])
  })

  it.each([
    ['has another shape', 'ABCD', noNetwork, own.codeShape],
    ['does not exist', 'ABCD-2345', () => refusal('not_found'), own.unknown],
    ['was tried too often', 'ABCD-2345', () => refusal('too_many_requests'), own.tooMany],
    ['does not reach the server', 'ABCD-2345', noNetwork, own.joinFailure],
  ])('keep a code that %s', async (_why, typed, reply, sentence) => {
    const { api, user } = open()
    api.on(classMemberRoutes.joinClass, reply)
    await fill(user, own.code, typed)
    await press(user, own.submit)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(own.code).value).toBe(typed)
  })

  it('are asked for with the code of the poster at hand, not of one that was scanned before', async () => {
    const { user } = open([], '/classes#ABCD2345', 'tigre-sage143')
    await fill(user, own.knownAs, 'Léa Martin')
    cleanup()
    open([], '/classes#EFGH6789', 'tigre-sage143')
    expect(screen.getByLabelText<HTMLInputElement>(own.code).value).toBe('EFGH-6789')
    cleanup()
    open([], '/classes#ABCD2345', 'tigre-sage143')
    expect(screen.getByLabelText<HTMLInputElement>(own.knownAs).value).toBe('Léa Martin')
  })

  it.each([
    ['left', IN, own.leave('4e B'), own.leaveSentence('4e B')],
    ['not waited for', { ...IN, waiting: true }, own.withdraw('4e B'), own.withdrawSentence('4e B')],
  ])('are %s after a question', async (_what, one, button, sentence) => {
    const { api, user } = open([one])
    api.on(classMemberRoutes.leaveClass, () => ({ ok: true }))
    await press(user, button)
    const dialog = within(await screen.findByRole('alertdialog', { name: sentence }))
    api.on(classMemberRoutes.listOwnClasses, () => success({ classes: [] }))
    await user.click(dialog.getByRole('button', { name: button }))
    expect(await screen.findByText(own.left('4e B'))).toBeTruthy()
    expect(api.sentTo(classMemberRoutes.leaveClass)).toEqual([{ id: CLASS_ID, userId: PUPIL.uid }])
  })

  it('can be reported by their names', async () => {
    const { api, user } = open([IN])
    api.on(chatRoutes.reportMessage, () => success({ told: 1, operators: true }))
    await press(user, reportMessages.actionFor('4e B'))
    await press(user, reportMessages.confirm)
    expect(await screen.findByText(reportMessages.notified(1, true))).toBeTruthy()
    expect(api.sentTo(chatRoutes.reportMessage)).toEqual([{ userId: PUPIL.uid, messageId: CLASS_ID, reason: '' }])
  })

  it('are not left for a week after somebody else chose the password', async () => {
    const { api, user } = open([IN])
    api.on(classMemberRoutes.leaveClass, () => refusal('recent_password'))
    await press(user, own.leave('4e B'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: own.leave('4e B') }))
    expect(await dialog.findByText(own.recentPassword)).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(classMemberRoutes.listOwnClasses, () => refusal('forbidden'))
    expect(await screen.findByText(messages.failure)).toBeTruthy()
    api.on(classMemberRoutes.listOwnClasses, () => success({ classes: [IN] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText('4e B')).toBeTruthy()
  })
})
