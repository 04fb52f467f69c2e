import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { type Consent, consentRoutes } from '@ariane/shared/contracts/consent'
import { type Deletion, rightsRoutes } from '@ariane/shared/contracts/rights'
import { $session } from '@ariane/shared/session'
import {
  aStudent,
  fakeApi,
  fill,
  noNetwork,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { messages as common } from '../messages.ts'
import ProfileScreen from '../profile/screen.tsx'
import { messages } from './messages.ts'

const { consent: text, export: exporting, deletion } = messages
const VIEWED = { uid: 'lina', displayName: 'Lina Verte', grade: '4ème' as const }
const MISSING: Consent = { state: 'missing', by: null, email: null, at: null, way: 'mail', mayDeclareAge: true }
const AT = '2026-10-05T08:00:00Z'
const DAY = '5 octobre 2026'
const PLANNED: Deletion = { askedAt: AT, dueAt: '2026-10-12T08:00:00Z', by: 'Lina', own: true }

type Given = { consent?: Consent; planned?: Deletion | null; mayAsk?: boolean; viewed?: boolean }
function open({ consent = MISSING, planned = null, mayAsk = true, viewed = false }: Given = {}) {
  const api = fakeApi()
  api.on(consentRoutes.readConsent, () => success(consent))
  api.on(rightsRoutes.readDeletion, () => ({ ...success(planned), mayAsk }))
  const students = [aStudent({ userId: 'lina' })]
  api.on(accountsRoutes.listStudents, () => ({ data: { students } }))
  const around = viewed ? { as: TEACHER, viewing: VIEWED } : { as: PUPIL }
  return { api, ...renderScreen(<ProfileScreen />, { ...around, at: '/profile/donnees' }) }
}

describe('the consent of a parent', () => {
  it.each([
    [{ ...MISSING }, text.states.missing, text.why],
    [{ ...MISSING, state: 'asked', email: 'p@x.fr', at: AT }, text.states.asked, text.asked('p@x.fr', DAY)],
    [{ ...MISSING, state: 'given', by: 'Mme Durand', at: AT }, text.states.given, text.givenBy('Mme Durand', DAY)],
    [
      { ...MISSING, state: 'given', by: 'M. Roy', at: AT, onPaper: true },
      text.states.given,
      text.givenOnPaper('M. Roy', DAY),
    ],
    [{ ...MISSING, state: 'given', email: 'p@x.fr', at: AT }, text.states.given, text.givenMail('p@x.fr', DAY)],
    [{ ...MISSING, state: 'of_age' }, text.states.of_age, text.withdrawAge],
    [{ ...MISSING, state: 'withdrawn', at: AT }, text.states.withdrawn, text.withdrawn(DAY, null)],
    [{ ...MISSING, state: 'not_needed', basis: 'Mission publique' }, text.bySchool, 'Mission publique'],
    [{ ...MISSING, state: 'not_needed', basis: 'Mission publique' }, text.bySchool, text.bySchoolObject],
    [{ ...MISSING, uncounted: { by: 'M. Roy', at: AT } }, text.states.missing, text.uncounted('M. Roy', DAY)],
    [
      { ...MISSING, uncounted: { by: '', email: 'm…@x.fr', at: AT } },
      text.states.missing,
      text.uncountedMail('m…@x.fr', DAY),
    ],
  ] satisfies [Consent, string, string][])('says where it stands: $state', async (consent, state, story) => {
    open({ consent })
    expect(await screen.findByText(state)).toBeTruthy()
    expect(screen.getByText(story)).toBeTruthy()
  })

  it('is asked for by mail, with one call for two presses', async () => {
    const { api, user } = open()
    api.on(consentRoutes.askConsent, () => ({ ok: true }))
    await press(user, text.ask)
    expect(screen.getByText(text.emailWrong)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(text.emailMine))
    await fill(user, text.emailMine, ' parent@exemple.fr ')
    await pressTwice(text.ask)
    expect(await screen.findByText(text.sent)).toBeTruthy()
    expect(api.sentTo(consentRoutes.askConsent)).toEqual([{ userId: PUPIL.uid, email: 'parent@exemple.fr' }])
  })

  it.each([
    ['it is not a parent’s', () => refusal('invalid_input', ['email']), text.emailRefused],
    ['the mails are used up', () => refusal('mail_limit'), text.mailLimit],
    ['it was asked too often', () => refusal('too_many_requests'), text.tooMany],
    ['the server is not reached', noNetwork, text.failed],
  ])('keeps the address when %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(consentRoutes.askConsent, reply)
    await fill(user, text.emailMine, 'parent@exemple.fr')
    await press(user, text.ask)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(text.emailMine).value).toBe('parent@exemple.fr')
  })

  it('offers another try when it cannot be read', async () => {
    const { api, user } = open()
    api.on(consentRoutes.readConsent, () => refusal('forbidden'))
    expect(await screen.findByText(text.failure)).toBeTruthy()
    api.on(consentRoutes.readConsent, () => success(MISSING))
    await press(user, 'Réessayer')
    expect(await screen.findByText(text.states.missing)).toBeTruthy()
  })

  it('is not needed by who says to be fifteen, after a question', async () => {
    const { api, user } = open()
    api.on(consentRoutes.declareAge, noNetwork)
    await press(user, text.ofAge)
    const dialog = within(await screen.findByRole('alertdialog', { name: text.ofAgeSentence }))
    await user.click(dialog.getByRole('button', { name: text.ofAgeConfirm }))
    expect(await dialog.findByText(text.failed)).toBeTruthy()
    api.on(consentRoutes.declareAge, () => ({ ok: true }))
    api.on(consentRoutes.readConsent, () => success({ ...MISSING, state: 'of_age' }))
    await user.click(dialog.getByRole('button', { name: text.ofAgeConfirm }))
    expect(await screen.findByText(text.states.of_age)).toBeTruthy()
  })

  it.each([
    ['an adult has to say it', 'adult_needed', text.adultNeeded],
    ['somebody else chose the password', 'recent_password', text.recentPassword],
  ] as const)('is needed still when %s', async (_why, refused, sentence) => {
    const { api, user } = open()
    api.on(consentRoutes.declareAge, () => refusal(refused))
    await press(user, text.ofAge)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: text.ofAgeConfirm }))
    expect(await dialog.findByText(sentence)).toBeTruthy()
  })

  it('is not needed once the adult who decides says that the pupil is fifteen', async () => {
    const { api, user } = open({ viewed: true })
    api.on(consentRoutes.declareAge, () => ({ ok: true }))
    await press(user, text.ofAgeOther('Lina Verte'))
    const dialog = within(await screen.findByRole('alertdialog', { name: text.ofAgeOther('Lina Verte') }))
    await user.click(dialog.getByRole('button', { name: text.ofAgeOtherConfirm }))
    await waitFor(() => expect(api.sentTo(consentRoutes.declareAge)).toEqual([{ userId: 'lina' }]))
  })

  it.each([
    ['the school has a basis of its own', { ...MISSING, state: 'not_needed', basis: 'Mission publique' }],
    ['a parent was asked', { ...MISSING, state: 'asked', email: 'p@x.fr', at: AT }],
  ] satisfies [string, Consent][])('is refused by an adult who decides where %s, after a question', async (_, was) => {
    const { api, user } = open({ consent: { ...was, mayRefuse: true }, viewed: true })
    api.on(consentRoutes.withdrawConsent, noNetwork)
    await press(user, text.refuse)
    expect(screen.queryByRole('button', { name: text.cancelDemand })).toBeNull()
    const dialog = within(await screen.findByRole('alertdialog', { name: text.refuseSentence }))
    await user.click(dialog.getByRole('button', { name: text.refuse }))
    expect(await dialog.findByText(text.failed)).toBeTruthy()
    api.on(consentRoutes.withdrawConsent, () => ({ ok: true }))
    api.on(consentRoutes.readConsent, () => success({ ...MISSING, state: 'withdrawn', by: 'Mme Durand', at: AT }))
    await user.click(dialog.getByRole('button', { name: text.refuse }))
    expect(await screen.findByText(text.withdrawn(DAY, 'Mme Durand'))).toBeTruthy()
  })

  it('is asked by mail of nobody by whom a code let in', async () => {
    const consent = { ...MISSING, mayDeclareAge: false, mayAsk: false, mayGive: false }
    open({ consent, viewed: true })
    expect(await screen.findByText(text.notYours)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text.ask })).toBeNull()
  })

  it.each(['adult', 'mail'] as const)('is given by an adult who may (%s), once the box is ticked', async way => {
    const { api, user } = open({ consent: { ...MISSING, way, mayGive: true }, viewed: true })
    api.on(consentRoutes.giveConsent, () => ({ ok: true }))
    await press(user, text.give)
    expect(screen.getByText(text.sureFirst)).toBeTruthy()
    expect(api.sentTo(consentRoutes.giveConsent)).toEqual([])
    await user.click(await screen.findByRole('checkbox', { name: text.sure }))
    await pressTwice(text.give)
    expect(await screen.findByText(text.given)).toBeTruthy()
    expect(api.sentTo(consentRoutes.giveConsent)).toEqual([{ userId: 'lina' }])
  })

  it.each([
    ['an adult who may not', true, text.notYours],
    ['the pupil', false, text.adultMine],
  ])('tells %s who can give it', async (_who, viewed, sentence) => {
    open({ consent: { ...MISSING, way: 'adult', mayGive: false }, viewed })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

describe('the data to take away', () => {
  it('can be cancelled while it is prepared', async () => {
    const { api, user } = open()
    api.on(rightsRoutes.exportData, pending)
    await press(user, exporting.start)
    await press(user, exporting.cancel)
    expect(await screen.findByText(exporting.cancelled)).toBeTruthy()
  })

  it.each([
    ['was asked too often', () => refusal('too_many_requests'), exporting.tooMany],
    ['does not arrive', noNetwork, exporting.failure],
  ])('says so when it %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(rightsRoutes.exportData, reply)
    await press(user, exporting.start)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('is kept as a file', async () => {
    const { api, user } = open()
    const files: string[] = []
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    onTestFinished(() => follow.mockRestore())
    api.on(rightsRoutes.exportData, () => new Response('zip'))
    await press(user, exporting.start)
    expect(await screen.findByText(exporting.done)).toBeTruthy()
    expect(files).toEqual([exporting.file('lina')])
  })
})

describe('the end of the account', () => {
  const words = common.deletion

  it('is planned with the own password, and can be taken back', async () => {
    const { api, user } = open()
    api.on(rightsRoutes.askDeletion, ({ password }) =>
      password === 'trois mots' ? success(PLANNED) : refusal('invalid_input', ['password']),
    )
    api.on(rightsRoutes.undoDeletion, () => ({ ok: true }))
    await press(user, deletion.open)
    await press(user, words.confirm)
    expect(screen.getByText(words.passwordMissing)).toBeTruthy()
    await fill(user, words.password, 'faux')
    await press(user, words.confirm)
    expect(await screen.findByText(words.passwordWrong)).toBeTruthy()
    await fill(user, words.password, 'trois mots')
    api.on(rightsRoutes.readDeletion, () => success(PLANNED))
    await pressTwice(words.confirm)
    expect(await screen.findByText(deletion.planned('12 octobre 2026', '10:00'))).toBeTruthy()
    expect($session.get()).toMatchObject({ user: { endsAt: PLANNED.dueAt } })
    expect(api.sentTo(rightsRoutes.askDeletion)).toHaveLength(2)
    api.on(rightsRoutes.readDeletion, () => success(null))
    await press(user, deletion.undo)
    expect(await screen.findByText(deletion.open)).toBeTruthy()
    expect($session.get()).toMatchObject({ user: { endsAt: undefined } })
  })

  it('stays planned when that could not be taken back', async () => {
    const { api, user } = open({ planned: PLANNED })
    api.on(rightsRoutes.undoDeletion, noNetwork)
    await press(user, deletion.undo)
    expect(await screen.findByText(deletion.failure)).toBeTruthy()
    expect(screen.getByText(deletion.by('Lina', DAY))).toBeTruthy()
  })

  it('of a pupil is asked in a dialog, which keeps the password when it failed', async () => {
    const { api, user } = open({ viewed: true })
    api.on(rightsRoutes.askDeletion, () => refusal('too_many_requests'))
    await press(user, deletion.openOther('Lina Verte'))
    const dialog = within(await screen.findByRole('alertdialog', { name: words.sentence('Lina Verte') }))
    await fill(user, words.password, 'trois mots')
    await user.click(dialog.getByRole('button', { name: words.confirm }))
    expect(await dialog.findByText(words.tooMany)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe('trois mots')
    api.on(rightsRoutes.askDeletion, () => success(PLANNED))
    await user.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is not for an adult with a code alone', async () => {
    open({ viewed: true, mayAsk: false })
    expect(await screen.findByText(deletion.notYours)).toBeTruthy()
  })

  it('offers another try when it cannot be read', async () => {
    const { api, user } = open()
    api.on(rightsRoutes.readDeletion, () => refusal('forbidden'))
    expect(await screen.findByText(deletion.loadFailure)).toBeTruthy()
    api.on(rightsRoutes.readDeletion, () => success(null))
    await press(user, 'Réessayer')
    expect(await screen.findByText(deletion.open)).toBeTruthy()
  })
})
