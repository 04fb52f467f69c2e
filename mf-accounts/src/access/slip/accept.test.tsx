import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { useLocation } from '@ariane/shared/router'
import {
  fakeApi,
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
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ProfileScreen from '../../profile/screen.tsx'
import { messages as students } from '../../students/messages.ts'
import { messages as bySlip } from './messages.ts'

describe('@K08 the code of a slip', () => {
  const AT = '/profile/fiche?inscription#code=ABCD2345EFGH&reponse=yes'
  function open(as = PARENT, at = AT) {
    const api = fakeApi()
    api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    // What stands behind the page once it is left.
    api.on(accountsRoutes.readReference, () => refusal('forbidden'))
    return { api, ...renderScreen(<ProfileScreen />, { as, at }) }
  }

  it.each([
    ['a teacher', TEACHER, undefined, bySlip.forParents],
    ['a pupil', PUPIL, undefined, bySlip.forParents],
    ['an address that was cut', PARENT, '/profile/fiche', bySlip.missing],
  ])('opens nothing for %s', async (_who, as, at, sentence) => {
    open(as, at)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: bySlip.button })).toBeNull()
  })

  it.each([
    ['opens nothing', () => refusal('not_found'), bySlip.unknown],
    ['comes after too many', () => refusal('too_many_requests'), students.code.tooMany],
    ['does not reach the server', noNetwork, bySlip.failure],
  ])('says so when it %s', async (_why, reply, sentence) => {
    const { api, user } = open()
    api.on(consentSlipRoutes.followBySlip, reply)
    await press(user, bySlip.button)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it.each([
    ['yes', AT, `${bySlip.lead} ${bySlip.answers.yes}`, { answer: 'yes' }],
    ['nothing', '/profile/fiche?connexion#code=ABCD2345EFGH', bySlip.lead, {}],
  ])('lets a parent follow who answered %s', async (_what, at, lead, answer) => {
    const { api } = open(PARENT, at)
    api.on(consentSlipRoutes.followBySlip, () => success({ children: ['Lina'], asked: [] }))
    expect(await screen.findByText(lead)).toBeTruthy()
    await pressTwice(bySlip.button)
    expect(await screen.findByText(bySlip.done('Lina'))).toBeTruthy()
    const sent = { managerUserId: PARENT.uid, code: 'ABCD2345EFGH', ...answer }
    expect(api.sentTo(consentSlipRoutes.followBySlip)).toEqual([sent])
  })

  it('leaves neither the code nor the sign-in in the address, for the next user of the browser', async () => {
    function Address() {
      const { pathname, search, hash } = useLocation()
      return <p>{pathname + search + hash}</p>
    }
    fakeApi().on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
    const page = (
      <>
        <ProfileScreen />
        <Address />
      </>
    )
    renderScreen(page, { as: PARENT, at: AT })
    expect(await screen.findByRole('button', { name: bySlip.button })).toBeTruthy()
    expect(await screen.findByText('/profile/fiche')).toBeTruthy()
  })

  it('says that the pupil decides first who stopped somebody', async () => {
    const { api, user } = open()
    api.on(consentSlipRoutes.followBySlip, () => success({ children: [], asked: ['Lina'] }))
    await press(user, bySlip.button)
    expect(await screen.findByText(bySlip.asked('Lina'))).toBeTruthy()
  })
})
