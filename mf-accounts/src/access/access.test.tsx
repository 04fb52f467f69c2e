import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { type AuditLogLine, type Follower, linksRoutes } from '@ariane/shared/contracts/links'
import { modelRoutes } from '@ariane/shared/contracts/model'
import { parentInvitationRoutes } from '@ariane/shared/contracts/parent-invitation'
import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import type { AnyRoute } from '@ariane/shared/contracts/route'
import {
  fakeApi,
  fill,
  noNetwork,
  PARENT,
  PUPIL,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ProfileScreen from '../profile/screen.tsx'
import { messages as students } from '../students/messages.ts'
import { parentMessages } from '../students/parent-messages.ts'
import { messages } from './messages.ts'
import { messages as model } from './model/messages.ts'
import { messages as otherParent } from './other-parent/messages.ts'

const { code, followers, journal, password } = messages
const AT = '/profile/acces'
const CODE = { code: 'ABCD2345', expiresAt: '2026-10-05T10:00:00Z' }
const DURAND: Follower = {
  userId: 't1',
  fullName: 'Mme Durand',
  role: 'ROLE_TEACHER',
  link: 'code',
  since: '2026-09-01T08:00:00Z',
}
const line = (n: number, part: Partial<AuditLogLine> = {}): AuditLogLine => ({
  id: String(n),
  who: `Adulte ${n}`,
  role: 'ROLE_TEACHER',
  what: 'viewed',
  at: '2026-10-05T08:00:00Z',
  until: '2026-10-05T08:00:00Z',
  times: 1,
  ...part,
})

function openPupil({ follower = [DURAND] as Follower[], lines = [] as AuditLogLine[], made = false } = {}) {
  const api = fakeApi()
  api.on(linksRoutes.readLinkCode, () => success(made ? CODE : null))
  api.on(linksRoutes.listFollowers, () => success({ followers: follower }))
  api.on(linksRoutes.readJournal, () => success({ lines }))
  api.on(modelRoutes.readModelUse, () => success({ model: null, questions: false, barrier: 'no_model' }))
  return { api, ...renderScreen(<ProfileScreen />, { as: PUPIL, at: AT }) }
}

describe('the code of a pupil', () => {
  it('is made once for two presses, copied and taken back', async () => {
    const { api, user } = openPupil()
    api.on(linksRoutes.makeLinkCode, () => success(CODE))
    api.on(linksRoutes.revokeLinkCode, () => ({ ok: true }))
    await pressTwice(code.make)
    expect(await screen.findByText('ABCD-2345')).toBeTruthy()
    expect(screen.getByText(code.until('5 octobre 2026', '12:00'))).toBeTruthy()
    expect(api.sentTo(linksRoutes.makeLinkCode)).toHaveLength(1)
    await press(user, code.copy)
    expect(await navigator.clipboard.readText()).toBe('ABCD-2345')
    await press(user, code.revoke)
    expect(await screen.findByText(code.revoked)).toBeTruthy()
    expect(screen.queryByText('ABCD-2345')).toBeNull()
  })

  it('stays when it could not be taken back', async () => {
    const { api, user } = openPupil({ made: true })
    api.on(linksRoutes.revokeLinkCode, noNetwork)
    await press(user, code.revoke)
    expect(await screen.findByText(code.actionFailure)).toBeTruthy()
    expect(screen.getByText('ABCD-2345')).toBeTruthy()
  })
})

describe('who follows a pupil', () => {
  it.each([
    ['by a code', DURAND, followers.code('1er septembre 2026'), followers.details],
    [
      'as who made the account',
      { ...DURAND, link: 'created' as const },
      followers.created('1er septembre 2026'),
      followers.creatorDetails,
    ],
  ])('%s is named with the day, and leaves once that is confirmed', async (_how, follower, since, details) => {
    const { api, user } = openPupil({ follower: [follower] })
    api.on(linksRoutes.stopFollower, () => ({ ok: true }))
    expect(await screen.findByText(since)).toBeTruthy()
    await press(user, followers.stop('Mme Durand'))
    const dialog = within(await screen.findByRole('alertdialog', { name: followers.sentence('Mme Durand') }))
    expect(dialog.getByText(details)).toBeTruthy()
    api.on(linksRoutes.listFollowers, () => success({ followers: [] }))
    await user.click(dialog.getByRole('button', { name: followers.confirm }))
    expect(await screen.findByText(followers.none)).toBeTruthy()
    expect(api.sentTo(linksRoutes.stopFollower)).toEqual([{ userId: PUPIL.uid, managerUserId: 't1' }])
  })

  it.each([
    ['comes with a class', '6e B', followers.asking('M. Neuf', 'professeur', '6e B')],
    ['was invited by a parent', null, followers.asking('M. Neuf', 'professeur', null)],
  ])('is asked about an adult who %s, and nothing happens until the answer', async (_how, className, sentence) => {
    const { api, user } = openPupil({ follower: [] })
    const asking = [
      { userId: 't9', fullName: 'M. Neuf', role: 'ROLE_TEACHER' as const, className, at: '2026-10-05T08:00:00Z' },
    ]
    api.on(linksRoutes.listFollowers, () => success({ followers: [], asking }))
    api.on(linksRoutes.answerFollower, noNetwork)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText(followers.none)).toBeTruthy()
    await press(user, followers.refuse)
    expect(await screen.findByText(followers.answerFailure)).toBeTruthy()
    api.on(linksRoutes.answerFollower, () => ({ ok: true }))
    api.on(linksRoutes.listFollowers, () => success({ followers: [] }))
    await press(user, followers.accept)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    expect(api.sentTo(linksRoutes.answerFollower).map(({ accept }) => accept)).toEqual([false, true])
  })

  it.each([
    ['no connection is there', noNetwork, followers.stopFailure],
    ['somebody else chose the password', () => refusal('recent_password'), followers.recentPassword],
  ])('stays asked about when %s', async (_why, reply, sentence) => {
    const { api, user } = openPupil()
    api.on(linksRoutes.stopFollower, reply)
    await press(user, followers.stop('Mme Durand'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: followers.confirm }))
    expect(await dialog.findByText(sentence)).toBeTruthy()
  })

  it.each<[string, AnyRoute, string]>([
    ['code', linksRoutes.readLinkCode, code.failure],
    ['list', linksRoutes.listFollowers, followers.failure],
    ['journal', linksRoutes.readJournal, journal.failure],
  ])('has another try for a %s that cannot be read', async (_what, row, sentence) => {
    const { api, user } = openPupil()
    api.on(row, () => refusal('forbidden'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await press(user, 'Réessayer')
    await waitFor(() => expect(api.sentTo(row)).toHaveLength(2))
  })
})

describe('what adults did', () => {
  it('is a line each, the first eight and the others on demand', async () => {
    const lines = Array.from({ length: 10 }, (_, n) => line(n))
    const { user } = openPupil({ lines })
    expect(await screen.findByText('Adulte 7')).toBeTruthy()
    expect(screen.queryByText('Adulte 8')).toBeNull()
    await press(user, journal.all(10))
    expect(screen.getByText('Adulte 9')).toBeTruthy()
  })

  it('says that nothing was done', async () => {
    openPupil()
    expect(await screen.findByText(journal.none)).toBeTruthy()
  })
})

describe('the own password', () => {
  async function change(reply?: () => Response | Promise<never>) {
    const drawn = openPupil()
    drawn.api.on(passwordsRoutes.changePassword, reply ?? (() => ({ ok: true })))
    await fill(drawn.user, password.current, 'ancien')
    await fill(drawn.user, password.next, 'trois mots')
    await pressTwice(password.submit)
    return drawn
  }

  it('is refused at its first wrong field', async () => {
    const { api, user } = openPupil()
    await fill(user, password.next, 'court')
    await press(user, password.submit)
    expect(screen.getByText(password.missing)).toBeTruthy()
    expect(screen.getByText(password.short)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(password.current))
    expect(api.sentTo(passwordsRoutes.changePassword)).toEqual([])
  })

  it('changes with one call for two presses, and nothing of it stays in the fields', async () => {
    const { api } = await change()
    expect(await screen.findByText(password.done)).toBeTruthy()
    const sent = { currentPassword: 'ancien', newPassword: 'trois mots' }
    expect(api.sentTo(passwordsRoutes.changePassword)).toEqual([sent])
    expect(screen.getByLabelText<HTMLInputElement>(password.next).value).toBe('')
  })

  it.each([
    ['the old one is wrong', () => refusal('invalid_input', ['currentPassword']), password.wrong],
    ['it was tried too often', () => refusal('too_many_requests'), password.tooMany],
    ['the server is not reached', noNetwork, password.failure],
  ])('stays typed when %s', async (_why, reply, sentence) => {
    await change(reply)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(password.next).value).toBe('trois mots')
  })
})

describe('the page of an adult', () => {
  const invitation = { children: ['Lina'], others: ['Tom'], expiresAt: null }
  function open(as = TEACHER, viewing?: { uid: string; displayName: string; grade: '4ème' }) {
    const api = fakeApi()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    api.on(parentInvitationRoutes.readParentInvitation, () => success(invitation))
    return { api, ...renderScreen(<ProfileScreen />, { as, at: AT, ...(viewing && { viewing }) }) }
  }

  it.each([
    [TEACHER, students.code, messages.manager],
    [PARENT, { ...students.code, ...parentMessages.code }, messages.parent],
  ])('follows a pupil by his code, whose shape is checked first', async (as, words, text) => {
    const { api, user } = open(as)
    api.on(linksRoutes.redeemLinkCode, () => success({ userId: 'lina', fullName: 'Lina Verte' }))
    await fill(user, words.label, 'abcd')
    await press(user, words.submit)
    expect(screen.getByText(words.shape)).toBeTruthy()
    await fill(user, words.label, 'abcd2345')
    await pressTwice(words.submit)
    expect(await screen.findByText(text.done('Lina Verte'))).toBeTruthy()
    expect(api.sentTo(linksRoutes.redeemLinkCode)).toEqual([{ managerUserId: as.uid, code: 'ABCD-2345' }])
  })

  it.each([
    ['it does not exist', () => refusal('not_found'), students.code.unknown],
    ['it was tried too often', () => refusal('too_many_requests'), students.code.tooMany],
    ['the server is not reached', noNetwork, students.code.failure],
  ])('keeps a code when %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(linksRoutes.redeemLinkCode, reply)
    await fill(user, students.code.label, 'ABCD-2345')
    await press(user, students.code.submit)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(students.code.label).value).toBe('ABCD-2345')
  })

  it('invites the other parent with a link that is shown once', async () => {
    const { api, user } = open(PARENT)
    api.on(parentInvitationRoutes.inviteParent, () => success({ token: 'jeton', expiresAt: '2026-10-12T08:00:00Z' }))
    expect(await screen.findByText(otherParent.lead('Lina'))).toBeTruthy()
    expect(screen.getByText(otherParent.others('Tom', 1))).toBeTruthy()
    await press(user, otherParent.invite)
    expect(await screen.findByDisplayValue('http://ariane.test/profile/parent#jeton')).toBeTruthy()
    expect(api.sentTo(parentInvitationRoutes.inviteParent)).toEqual([{ managerUserId: PARENT.uid }])
  })

  it('says that the page of a viewed pupil is his alone, and decides on the model', async () => {
    const { api, user } = open(TEACHER, { uid: 'lina', displayName: 'Lina', grade: '4ème' })
    api.on(modelRoutes.readModelUse, () => success({ model: 'Mistral', questions: true, barrier: 'refused' }))
    api.on(modelRoutes.allowModelQuestions, () => ({ ok: true }))
    expect(await screen.findByText(messages.viewing('Lina'))).toBeTruthy()
    await user.click(await screen.findByLabelText(model.allow, { exact: false }))
    expect(await screen.findByText(model.saved)).toBeTruthy()
    expect(api.sentTo(modelRoutes.allowModelQuestions)).toEqual([{ userId: 'lina', allowed: true }])
  })
})

describe('the link of the other parent', () => {
  const { accept } = otherParent
  function open(as = PARENT, at = '/profile/parent#un-jeton-assez-long-pour') {
    const api = fakeApi()
    return { api, ...renderScreen(<ProfileScreen />, { as, at }) }
  }

  it.each([
    ['a teacher', TEACHER, undefined, accept.forParents],
    ['a link that was cut', PARENT, '/profile/parent', accept.missing],
  ])('opens nothing for %s', async (_who, as, at, sentence) => {
    open(as, at)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: accept.button })).toBeNull()
  })

  it.each([
    ['has served', () => refusal('not_found'), accept.unknown],
    ['does not reach the server', noNetwork, accept.failure],
  ])('says so when it %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(parentInvitationRoutes.acceptParentInvitation, reply)
    await press(user, accept.button)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('lets follow the children', async () => {
    const { api } = open()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    api.on(parentInvitationRoutes.acceptParentInvitation, () => success({ asked: [], children: ['Lina', 'Tom'] }))
    await pressTwice(accept.button)
    expect(await screen.findByText(accept.done('Lina, Tom'))).toBeTruthy()
    const sent = { managerUserId: PARENT.uid, token: 'un-jeton-assez-long-pour' }
    expect(api.sentTo(parentInvitationRoutes.acceptParentInvitation)).toEqual([sent])
  })
})
