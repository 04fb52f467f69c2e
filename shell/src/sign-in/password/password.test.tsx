import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
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
import { describe, expect, it, vi } from 'vitest'
import { OPEN } from '../register/rules-store.ts'
import { Forgot } from './forgot.tsx'
import { messages } from './messages.ts'
import ResetPage from './reset-page.tsx'

const { forgot, reset } = messages

describe('the forgotten password', () => {
  function open({ mail = true, identifier = '' } = {}) {
    const api = fakeApi()
    api.on(passwordsRoutes.accountOptions, () => success({ mail, registration: OPEN }))
    const onBack = vi.fn()
    return { api, onBack, ...renderScreen(<Forgot identifier={identifier} onBack={onBack} />) }
  }

  it('sends one link for two presses, to the address of the sign-in', async () => {
    const { api } = open({ identifier: ' paul@exemple.fr' })
    api.on(passwordsRoutes.forgotPassword, () => ({ ok: true }))
    await pressTwice(forgot.send)
    expect(await screen.findByText(forgot.sent)).toBeTruthy()
    expect(api.sentTo(passwordsRoutes.forgotPassword)).toEqual([{ email: 'paul@exemple.fr' }])
  })

  it.each([
    ['', forgot.emailMissing],
    ['paul@exemple', forgot.emailShape],
  ])('refuses the address « %s » at its field', async (typed, sentence) => {
    const { api, user } = open({ identifier: 'lina' })
    if (typed) await fill(user, forgot.email, typed)
    await press(user, forgot.send)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(forgot.email))
    expect(api.sentTo(passwordsRoutes.forgotPassword)).toEqual([])
  })

  it.each([
    ['the mails of the day are used up', () => refusal('mail_limit'), forgot.mailLimit],
    ['it was tried too often', () => refusal('too_many_requests'), forgot.tooMany],
    ['the server is not reached', noNetwork, forgot.failure],
  ])('keeps the address when %s', async (_why, reply, sentence) => {
    const { api, user } = open({ identifier: 'paul@exemple.fr' })
    api.on(passwordsRoutes.forgotPassword, reply)
    await press(user, forgot.send)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(forgot.email).value).toBe('paul@exemple.fr')
  })

  it('says whom to ask where no mail goes out, and leads back', async () => {
    const { user, onBack } = open({ mail: false })
    expect(await screen.findByText(forgot.askNoMail)).toBeTruthy()
    expect(screen.queryByLabelText(forgot.email)).toBeNull()
    await press(user, forgot.back)
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('offers another try when it is not known what goes out', async () => {
    const { api, user } = open()
    api.on(passwordsRoutes.accountOptions, () => refusal('forbidden'))
    expect(screen.getByText(forgot.loading)).toBeTruthy()
    expect(await screen.findByText(forgot.loadFailure)).toBeTruthy()
    api.on(passwordsRoutes.accountOptions, () => success({ mail: true, registration: OPEN }))
    await press(user, 'Réessayer')
    expect(await screen.findByLabelText(forgot.email)).toBeTruthy()
  })
})

describe('the page of a reset link', () => {
  function open() {
    const api = fakeApi()
    api.on(passwordsRoutes.resetPassword, () => ({ ok: true }))
    return { api, ...renderScreen(<ResetPage token="jeton" onLeave={() => undefined} />) }
  }

  it('refuses a short password at its field', async () => {
    const { api, user } = open()
    await fill(user, reset.password, 'court')
    await press(user, reset.submit)
    expect(screen.getByText(reset.short)).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('changes the password once for two presses', async () => {
    const { api, user } = open()
    await fill(user, reset.password, 'trois mots')
    await pressTwice(reset.submit)
    expect(await screen.findByText(reset.done)).toBeTruthy()
    expect(api.sentTo(passwordsRoutes.resetPassword)).toEqual([{ token: 'jeton', newPassword: 'trois mots' }])
  })

  it('keeps what was typed after a failed call, and shows it on demand', async () => {
    const { api, user } = open()
    api.on(passwordsRoutes.resetPassword, noNetwork)
    await fill(user, reset.password, 'trois mots')
    await press(user, reset.submit)
    expect(await screen.findByText(reset.failure)).toBeTruthy()
    await press(user, reset.show)
    expect(screen.getByLabelText(reset.password)).toMatchObject({ type: 'text', value: 'trois mots' })
  })

  it('takes the form away when the link is dead', async () => {
    const { api, user } = open()
    api.on(passwordsRoutes.resetPassword, () => refusal('invalid_input', ['token']))
    await fill(user, reset.password, 'trois mots')
    await press(user, reset.submit)
    expect(await screen.findByText(reset.dead)).toBeTruthy()
    expect(screen.queryByLabelText(reset.password)).toBeNull()
  })
})
