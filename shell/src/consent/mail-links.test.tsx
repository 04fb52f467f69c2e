import { consentRoutes } from '@ariane/shared/contracts/consent'
import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { digestRoutes } from '@ariane/shared/contracts/digest'
import { schoolReportRoutes } from '@ariane/shared/contracts/school-report'
import {
  fakeApi,
  fill,
  noNetwork,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import EndPage from '../digest/end-page.tsx'
import { messages as digest } from '../digest/messages.ts'
import ConsentPage from './consent-page.tsx'
import { messages } from './messages.ts'
import SchoolLeavesPage from './school-leaves-page.tsx'
import SlipPage from './slip-page.tsx'

const { confirm, withdraw, slip, school } = messages
const leave = () => undefined

describe('the page behind a link of a mail', () => {
  const pages = [
    {
      what: 'gives the consent',
      page: <ConsentPage link={{ token: 'jeton', what: 'confirm' }} onLeave={leave} />,
      row: consentRoutes.confirmConsent,
      text: { ...confirm, dead: messages.dead, failure: messages.failure },
    },
    {
      what: 'withdraws the consent',
      page: <ConsentPage link={{ token: 'jeton', what: 'withdraw' }} onLeave={leave} />,
      row: consentRoutes.revokeConsent,
      text: { ...withdraw, dead: messages.dead, failure: messages.failure },
    },
    {
      what: 'ends the digest',
      page: <EndPage token="jeton" onLeave={leave} />,
      row: digestRoutes.endDigest,
      text: digest,
    },
  ]

  it.each(pages)('$what with the button alone, once for two presses', async ({ page, row, text }) => {
    const api = fakeApi()
    api.on(row, () => ({ ok: true }))
    renderScreen(page)
    expect(screen.getByText(text.lead)).toBeTruthy()
    expect(api.calls).toEqual([])
    await pressTwice(text.submit)
    expect(await screen.findByText(text.done)).toBeTruthy()
    expect(api.sentTo(row)).toEqual([{ token: 'jeton' }])
  })

  it.each(pages)('that $what says when the link is dead, and asks for no other try', async ({ page, row, text }) => {
    fakeApi().on(row, () => refusal('invalid_input', ['token']))
    const { user } = renderScreen(page)
    await press(user, text.submit)
    expect(await screen.findByText(text.dead)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text.submit })).toBeNull()
  })

  it.each(pages)('that $what offers another try when the server is not reached', async ({ page, row, text }) => {
    const api = fakeApi()
    api.on(row, noNetwork)
    const { user } = renderScreen(page)
    await press(user, text.submit)
    expect(await screen.findByText(text.failure)).toBeTruthy()
    api.on(row, () => ({ ok: true }))
    await press(user, text.submit)
    expect(await screen.findByText(text.done)).toBeTruthy()
  })
})

describe('a slip of consent', () => {
  const FOUND = { name: 'Lina', answer: null, isGiven: false }

  it('is opened by the code that is typed, whose shape is checked first', async () => {
    const api = fakeApi()
    api.on(consentSlipRoutes.readConsentSlip, () => success(FOUND))
    const { user } = renderScreen(<SlipPage code="" onLeave={leave} />)
    await fill(user, slip.code, 'ABCD')
    await press(user, slip.open)
    expect(screen.getByText(slip.codeShape)).toBeTruthy()
    await fill(user, slip.code, 'abcd-2345-efgh')
    await pressTwice(slip.open)
    expect(await screen.findByText(slip.lead('Lina'))).toBeTruthy()
    expect(api.calls).toHaveLength(1)
  })

  it('asks for the code again when that of the link opens nothing', async () => {
    fakeApi().on(consentSlipRoutes.readConsentSlip, () => refusal('not_found'))
    renderScreen(<SlipPage code="ABCD2345EFGH" onLeave={leave} />)
    expect(await screen.findByText(slip.unknown)).toBeTruthy()
    expect(screen.getByLabelText(slip.code)).toBeTruthy()
  })

  it.each([
    [slip.yes, 'yes', FOUND, slip.done.yes],
    [slip.no, 'no', { ...FOUND, answer: 'yes' as const }, slip.done.no],
    [slip.withdraw, 'no', { ...FOUND, isGiven: true }, slip.done.withdrawn],
  ])('answers « %s » with %s', async (button, answer, found, sentence) => {
    const api = fakeApi()
    api.on(consentSlipRoutes.readConsentSlip, () => success(found))
    api.on(consentSlipRoutes.answerConsentSlip, () => ({ ok: true }))
    const { user } = renderScreen(<SlipPage code="ABCD2345EFGH" onLeave={leave} />)
    await press(user, button)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.sentTo(consentSlipRoutes.answerConsentSlip)).toEqual([{ code: 'ABCD2345EFGH', answer }])
  })

  const ways = () =>
    [slip.account.create, slip.account.have].map(name => screen.queryByRole('link', { name })?.getAttribute('href'))
  const hrefs = (hash: string) => [`/profile/fiche?inscription#${hash}`, `/profile/fiche?connexion#${hash}`]

  it.each([
    [slip.yes, 'yes'],
    [slip.no, 'no'],
  ])('carries the code and « %s » to the account of a parent, to be made or there already', async (button, answer) => {
    const api = fakeApi()
    api.on(consentSlipRoutes.readConsentSlip, () => success(FOUND))
    api.on(consentSlipRoutes.answerConsentSlip, () => ({ ok: true }))
    const { user } = renderScreen(<SlipPage code="ABCD2345EFGH" onLeave={leave} />)
    expect(await screen.findByText(slip.lead('Lina'))).toBeTruthy()
    expect(ways()).toEqual([undefined, undefined])
    await press(user, button)
    expect(await screen.findByText(slip.account.lead)).toBeTruthy()
    expect(ways()).toEqual(hrefs(`code=ABCD2345EFGH&reponse=${answer}`))
  })

  it.each([
    ['was answered before', { ...FOUND, answer: 'no' as const }],
    ['counts already', { ...FOUND, answer: 'yes' as const, isGiven: true }],
  ])('leads to an account also where it %s, without the answer of somebody else', async (_what, found) => {
    fakeApi().on(consentSlipRoutes.readConsentSlip, () => success(found))
    renderScreen(<SlipPage code="ABCD2345EFGH" onLeave={leave} />)
    expect(await screen.findByText(slip.account.lead)).toBeTruthy()
    expect(ways()).toEqual(hrefs('code=ABCD2345EFGH'))
  })

  it('leads to no account once its consent is withdrawn: it links nobody any more', async () => {
    const api = fakeApi()
    api.on(consentSlipRoutes.readConsentSlip, () => success({ ...FOUND, isGiven: true }))
    api.on(consentSlipRoutes.answerConsentSlip, () => ({ ok: true }))
    const { user } = renderScreen(<SlipPage code="ABCD2345EFGH" onLeave={leave} />)
    await press(user, slip.withdraw)
    expect(await screen.findByText(slip.done.withdrawn)).toBeTruthy()
    expect(ways()).toEqual([undefined, undefined])
  })
})

describe('what may be read of the school', () => {
  it('is shown as it was answered, and sent as it is ticked now', async () => {
    const api = fakeApi()
    api.on(schoolReportRoutes.readLeavesByMail, () => success({ allowed: ['news'] }))
    api.on(schoolReportRoutes.setLeavesByMail, () => ({ ok: true }))
    const { user } = renderScreen(<SchoolLeavesPage token="jeton" onLeave={leave} />)
    expect(screen.getByText(school.loading)).toBeTruthy()
    await user.click(await screen.findByRole('checkbox', { name: school.kinds.grades }))
    await user.click(await screen.findByRole('checkbox', { name: school.kinds.news }))
    await press(user, school.submit)
    expect(await screen.findByText(school.done)).toBeTruthy()
    expect(api.sentTo(schoolReportRoutes.setLeavesByMail)).toEqual([{ token: 'jeton', allowed: ['grades'] }])
  })

  it('says when the link is dead', async () => {
    fakeApi().on(schoolReportRoutes.readLeavesByMail, () => refusal('invalid_input', ['token']))
    renderScreen(<SchoolLeavesPage token="jeton" onLeave={leave} />)
    expect(await screen.findByText(school.dead)).toBeTruthy()
  })

  it('offers another try when the answers cannot be read', async () => {
    const api = fakeApi()
    api.on(schoolReportRoutes.readLeavesByMail, noNetwork)
    const { user } = renderScreen(<SchoolLeavesPage token="jeton" onLeave={leave} />)
    expect(await screen.findByText(school.loadFailure)).toBeTruthy()
    api.on(schoolReportRoutes.readLeavesByMail, () => success({ allowed: [] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(school.which)).toBeTruthy()
  })
})
