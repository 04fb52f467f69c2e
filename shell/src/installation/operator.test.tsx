import { approvalsRoutes } from '@ariane/shared/contracts/approvals'
import { type Installation, installationRoutes } from '@ariane/shared/contracts/installation'
import { legalBasisRoutes } from '@ariane/shared/contracts/legal-basis'
import { registrationRoutes } from '@ariane/shared/contracts/registration'
import { type OperatorReport, reportRoutes } from '@ariane/shared/contracts/reports'
import { LOADING } from '@ariane/shared/http'
import {
  fakeApi,
  fill,
  noNetwork,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Approvals } from '../health/approvals.tsx'
import { $approvals } from '../health/approvals-store.ts'
import { Basis } from '../health/basis.tsx'
import { messages as basisText } from '../health/basis-messages.ts'
import { $bases } from '../health/basis-store.ts'
import { messages as health } from '../health/messages.ts'
import { Reports } from '../health/reports.tsx'
import { messages as reportsText } from '../health/reports-messages.ts'
import { $reports } from '../health/reports-store.ts'
import { Waiting } from '../health/waiting.tsx'
import { messages as waitingText } from '../health/waiting-messages.ts'
import { $waiting } from '../health/waiting-store.ts'
import { anAccount, anApproval, anInstallation, aSubject, aWaitingAdult } from '../testing/operator.ts'
import InstallationPage from './installation-page.tsx'
import { messages } from './messages.ts'
import { $acts, $installation } from './store.ts'

const { accounts, mail, missing, acts } = messages
const { approvals } = health
const OPERATOR = { ...TEACHER, operates: true }

beforeEach(() => {
  for (const store of [$approvals, $bases, $reports, $waiting, $installation, $acts]) store.set(LOADING)
})

describe('what pupils reported', () => {
  const REPORT: OperatorReport = {
    id: '0198a000-0000-7000-8000-000000000001',
    kind: 'class',
    pupilName: 'Nina',
    messageId: 'm1',
    senderName: 'Hélène',
    type: 'text',
    content: 'Ajoute-moi sur snap',
    reason: 'Il me fait peur',
    reportedAt: '2026-11-26T09:00:00.000Z',
    settledAt: null,
    settledBy: null,
  }

  it('says who reported whom, when, why and what, until it is dealt with', async () => {
    const api = fakeApi()
    api.on(reportRoutes.listOpenReports, () => success({ reports: [REPORT] }))
    api.on(reportRoutes.closeReport, () => ({ ok: true as const }))
    renderScreen(<Reports />, { as: OPERATOR })
    expect(await screen.findByText('Nina a signalé ce que Hélène a écrit dans un message à la classe')).toBeTruthy()
    expect(screen.getByText('« Ajoute-moi sur snap »')).toBeTruthy()
    expect(screen.getByText('Pourquoi : Il me fait peur')).toBeTruthy()
    api.on(reportRoutes.listOpenReports, () => success({ reports: [] }))
    await pressTwice(reportsText.closeFor('Nina'))
    expect(await screen.findByText(reportsText.none)).toBeTruthy()
    expect(api.sentTo(reportRoutes.closeReport)).toEqual([{ id: REPORT.id }])
  })

  it('offers another try when it cannot be read', async () => {
    const api = fakeApi()
    api.on(reportRoutes.listOpenReports, noNetwork)
    renderScreen(<Reports />, { as: OPERATOR })
    expect(await screen.findByText(reportsText.failure)).toBeTruthy()
  })
})

describe('the page of the installation', () => {
  function open(part: Partial<Installation> = {}) {
    const api = fakeApi()
    api.on(installationRoutes.readInstallation, () => success(anInstallation(part)))
    api.on(installationRoutes.listOperatorActs, () => success({ acts: [] }))
    return { api, ...renderScreen(<InstallationPage />, { as: OPERATOR }) }
  }
  const search = async (user: ReturnType<typeof open>['user']) => {
    await fill(user, accounts.field, 'roy')
    await pressTwice(accounts.search)
  }

  it('says what is missing and where it is set, or that nothing is', async () => {
    open({ missing: ['mail', 'backup'] })
    expect(await screen.findByText(missing.kinds.mail.hint)).toBeTruthy()
    expect(screen.getByText(missing.kinds.backup.title)).toBeTruthy()
  })

  it('waits, and offers another try when it cannot be read', async () => {
    const { api, user } = open()
    api.on(installationRoutes.readInstallation, () => refusal('forbidden'))
    expect(screen.getByText(messages.loading)).toBeTruthy()
    expect(await screen.findByText(messages.failure)).toBeTruthy()
    api.on(installationRoutes.readInstallation, () => success(anInstallation()))
    await press(user, 'Réessayer')
    expect(await screen.findByText(missing.none)).toBeTruthy()
    expect(await screen.findByText(acts.none)).toBeTruthy()
  })

  it.each([
    ['does not exist for who is no operator', () => refusal('not_found'), health.missing.text],
    ['asks an operator for a second factor', () => refusal('second_factor_missing'), health.factorMissing.text],
  ])('%s', async (_what, reply, sentence) => {
    open().api.on(installationRoutes.readInstallation, reply)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('finds an account and unlocks it, one call for two presses each', async () => {
    const { api, user } = open()
    api.on(installationRoutes.findAccounts, () => success({ accounts: [anAccount()] }))
    api.on(installationRoutes.unlockAccount, () => ({ ok: true }))
    await search(user)
    expect(await screen.findByText('Marc Roy')).toBeTruthy()
    await pressTwice(accounts.unlockFor('Marc Roy'))
    expect(await screen.findByText(accounts.unlocked('Marc Roy'))).toBeTruthy()
    expect(api.sentTo(installationRoutes.findAccounts)).toEqual([{ search: 'roy' }])
    expect(api.sentTo(installationRoutes.unlockAccount)).toEqual([{ userId: 'roy' }])
  })

  it.each([
    ['says that nobody has the name', () => success({ accounts: [] }), accounts.none],
    ['says that the search failed', () => refusal('forbidden'), accounts.failed],
  ])('%s, and keeps what was looked for', async (_what, reply, sentence) => {
    const { api, user } = open()
    api.on(installationRoutes.findAccounts, reply)
    await search(user)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(accounts.field).value).toBe('roy')
  })

  it('makes a link for a new password after a question, and shows it once', async () => {
    const { api, user } = open()
    api.on(installationRoutes.findAccounts, () => success({ accounts: [anAccount()] }))
    api.on(installationRoutes.makeResetLink, noNetwork)
    await search(user)
    await press(user, accounts.resetFor('Marc Roy'))
    const dialog = within(await screen.findByRole('alertdialog', { name: accounts.resetSentence('Marc Roy') }))
    await user.click(dialog.getByRole('button', { name: accounts.make }))
    expect(await dialog.findByText(accounts.actFailed)).toBeTruthy()
    api.on(installationRoutes.makeResetLink, () => success({ token: 'jeton', expiresAt: '2026-10-06T08:00:00Z' }))
    await user.click(dialog.getByRole('button', { name: accounts.make }))
    expect(await screen.findByText('http://ariane.test/#nouveau-mot-de-passe=jeton')).toBeTruthy()
    await press(user, accounts.close)
    await waitFor(() => expect(screen.queryByText(/jeton/)).toBeNull())
  })

  it.each([
    ['went out', () => success({ sent: true }), mail.sent('d@x.fr')],
    ['was not taken', () => success({ sent: false }), mail.refused],
    ['is one too many today', () => refusal('mail_limit'), mail.limit],
    ['was not asked for', noNetwork, mail.failed],
  ])('says that a mail for a try %s', async (_what, reply, sentence) => {
    const { api, user } = open()
    api.on(installationRoutes.testMail, reply)
    await press(user, mail.send)
    expect(screen.getByText(mail.wrong)).toBeTruthy()
    await fill(user, mail.to, 'd@x.fr')
    await pressTwice(mail.send)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.sentTo(installationRoutes.testMail)).toEqual([{ to: 'd@x.fr' }])
  })
})

describe('adults who wait', () => {
  function open(waiting = [aWaitingAdult()]) {
    const api = fakeApi()
    api.on(registrationRoutes.listWaitingAdults, () => success({ waiting }))
    return { api, ...renderScreen(<Waiting />, { as: OPERATOR }) }
  }

  it('are accepted with one call for two presses', async () => {
    const { api } = open()
    api.on(registrationRoutes.acceptRegistration, () => ({ ok: true }))
    await screen.findByText('Marc Roy')
    api.on(registrationRoutes.listWaitingAdults, () => success({ waiting: [] }))
    await pressTwice(waitingText.acceptFor('Marc Roy'))
    expect(await screen.findByText(waitingText.none)).toBeTruthy()
    expect(api.sentTo(registrationRoutes.acceptRegistration)).toEqual([{ userId: 'roy' }])
  })

  it('are refused after a question, which stays when that failed', async () => {
    const { api, user } = open()
    api.on(registrationRoutes.refuseRegistration, noNetwork)
    await press(user, waitingText.refuseFor('Marc Roy'))
    const dialog = within(await screen.findByRole('alertdialog', { name: waitingText.refuseSentence('Marc Roy') }))
    await user.click(dialog.getByRole('button', { name: waitingText.refuse }))
    expect(await dialog.findByText(waitingText.failed)).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(registrationRoutes.listWaitingAdults, () => refusal('forbidden'))
    expect(await screen.findByText(waitingText.failure)).toBeTruthy()
    api.on(registrationRoutes.listWaitingAdults, () => success({ waiting: [] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(waitingText.none)).toBeTruthy()
  })
})

describe('approved adults', () => {
  it.each([
    ['nobody has', () => refusal('not_found'), approvals.unknown],
    ['is of a pupil', () => refusal('invalid_input', ['identifier']), approvals.pupil],
    ['is the operator’s own', () => refusal('conflict'), approvals.oneself],
    ['does not reach the server', noNetwork, approvals.failed],
  ])('refuse at its field an address that %s', async (_what, reply, sentence) => {
    const api = fakeApi()
    api.on(approvalsRoutes.listAdultApprovals, () => success({ approvals: [anApproval()] }))
    api.on(approvalsRoutes.findApprovalSubject, reply)
    const { user } = renderScreen(<Approvals />, { as: OPERATOR })
    await press(user, approvals.find)
    expect(screen.getByText(approvals.missing)).toBeTruthy()
    await fill(user, approvals.identifier, 'roy@college.fr')
    await press(user, approvals.find)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(approvals.identifier).value).toBe('roy@college.fr')
  })

  it('are approved for the pupils that the operator ticks, and only for those', async () => {
    const api = fakeApi()
    api.on(approvalsRoutes.listAdultApprovals, () => success({ approvals: [] }))
    api.on(approvalsRoutes.findApprovalSubject, () => success(aSubject()))
    api.on(approvalsRoutes.approveAdult, () => ({ ok: true }))
    const { user } = renderScreen(<Approvals />, { as: OPERATOR })
    await fill(user, approvals.identifier, 'roy@college.fr')
    await press(user, approvals.find)
    expect((await screen.findByLabelText<HTMLInputElement>(/Lina Martin/)).disabled).toBe(true)
    await press(user, approvals.approve)
    expect(screen.getByText(approvals.noneChosen)).toBeTruthy()
    await user.click(screen.getByLabelText('Hugo Martin'))
    api.on(approvalsRoutes.listAdultApprovals, () => success({ approvals: [anApproval()] }))
    await press(user, approvals.approve)
    expect(await screen.findByText(approvals.forPupil('Lina Martin'))).toBeTruthy()
    expect(api.sentTo(approvalsRoutes.approveAdult)).toEqual([{ userId: 'roy', pupils: ['hugo'] }])
  })

  it('who follow nobody cannot be approved', async () => {
    const api = fakeApi()
    api.on(approvalsRoutes.listAdultApprovals, () => success({ approvals: [] }))
    api.on(approvalsRoutes.findApprovalSubject, () => success(aSubject({ pupils: [] })))
    const { user } = renderScreen(<Approvals />, { as: OPERATOR })
    await fill(user, approvals.identifier, 'roy@college.fr')
    await press(user, approvals.find)
    expect(await screen.findByText(approvals.noPupils('Marc Roy'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: approvals.approve })).toBeNull()
  })
})

describe('the legal basis of a school', () => {
  it('is written in a sentence, kept when it failed, and shown once it is recorded', async () => {
    const api = fakeApi()
    api.on(legalBasisRoutes.listLegalBases, () => success({ bases: [] }))
    api.on(legalBasisRoutes.recordLegalBasis, noNetwork)
    const { user } = renderScreen(<Basis />, { as: OPERATOR })
    const sentence = 'Mission d’intérêt public, décidée en conseil'
    await fill(user, basisText.field, 'Mission')
    await press(user, basisText.record)
    expect(screen.getByText(basisText.short)).toBeTruthy()
    await fill(user, basisText.field, sentence)
    await press(user, basisText.record)
    expect(await screen.findByText(basisText.failed)).toBeTruthy()
    api.on(legalBasisRoutes.recordLegalBasis, () => ({ ok: true }))
    const recorded = { basis: sentence, by: 'Mme Durand', at: '2026-10-05T08:00:00Z', ended: null }
    api.on(legalBasisRoutes.listLegalBases, () => success({ bases: [recorded] }))
    await press(user, basisText.record)
    expect(await screen.findByRole('button', { name: basisText.end })).toBeTruthy()
    expect(api.sentTo(legalBasisRoutes.recordLegalBasis).at(-1)).toEqual({ basis: sentence })
  })
})
