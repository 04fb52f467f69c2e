import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { signInRoutes } from '@ariane/shared/contracts/sign-in'
import { $session, restoreSession } from '@ariane/shared/session'
import { fakeApi, noNetwork, press, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { App } from './app.tsx'
import { messages } from './messages.ts'
import { messages as signIn } from './sign-in/messages.ts'
import { chooseMode } from './sign-in/store.ts'
import { messages as waiting } from './sign-in/waiting-messages.ts'
import { TRIAL_PATH } from './trial/address.ts'

const { welcome } = messages
const WAITS = { ...TEACHER, waitingSince: '2026-10-05T08:00:00Z' }
const SIGNED_IN = {
  user: { id: TEACHER.uid, name: 'Mme Durand', email: 'd@x.fr', emailVerified: false, image: null },
}

// The dialog opens as it was left.
beforeEach(() => chooseMode('login'))

describe('the page of a visitor', () => {
  it('waits for the session, then welcomes', () => {
    renderScreen(<App />)
    act(() => $session.set({ status: 'loading' }))
    expect(screen.getByText(messages.loading)).toBeTruthy()
    act(() => $session.set({ status: 'signedOut' }))
    expect(screen.getByRole('heading', { name: welcome.title })).toBeTruthy()
    expect(screen.queryByText(welcome.expired)).toBeNull()
  })

  it.each([
    [false, welcome.expired],
    [true, welcome.erased],
  ])('says that a session ended by itself, and whether drafts went with it: %s', (erased, sentence) => {
    renderScreen(<App />)
    act(() => $session.set({ status: 'signedOut', expired: true, erased }))
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it.each([
    ['the sign-in', 'button', welcome.enter, signIn.title.login],
    ['the registration', 'link', welcome.register, signIn.title.register],
  ] as const)('opens %s', async (_what, role, name, title) => {
    const { user } = renderScreen(<App />)
    await user.click(await screen.findByRole(role, { name }))
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    await press(user, 'Fermer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['inscription', signIn.title.register],
    ['connexion', signIn.title.login],
  ])('asks at once where the address says ?%s, and keeps the address for after', async (mode, title) => {
    const at = `/profile/fiche?${mode}#code=ABCD2345EFGH&reponse=yes`
    history.replaceState(null, '', at)
    onTestFinished(() => history.replaceState(null, '', '/'))
    renderScreen(<App />)
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    expect(location.pathname + location.search + location.hash).toBe(at)
  })

  it('leads to an exercise without an account, and to the legal pages', () => {
    renderScreen(<App />)
    expect(screen.getByRole('link', { name: welcome.trial }).getAttribute('href')).toBe(TRIAL_PATH)
    expect(screen.getByRole('navigation', { name: welcome.legal })).toBeTruthy()
  })

  it('offers another try where the session cannot be read', async () => {
    const api = fakeApi()
    api.on(signInRoutes.readSession, () => new Response('', { status: 503 }))
    const { user } = renderScreen(<App />)
    await act(restoreSession)
    expect(await screen.findByRole('heading', { name: messages.profileFailure })).toBeTruthy()
    expect(screen.getByText(messages.notReached)).toBeTruthy()
    api.on(signInRoutes.readSession, () => null)
    await press(user, messages.retry)
    expect(await screen.findByRole('heading', { name: welcome.title })).toBeTruthy()
  })
})

describe('an adult whom nobody accepted yet', () => {
  function open() {
    const api = fakeApi()
    api.on(signInRoutes.readSession, () => SIGNED_IN)
    api.on(accountsRoutes.myAccount, () => success(WAITS))
    return { api, ...renderScreen(<App />, { as: WAITS }) }
  }

  it('reads that he waits, and looks again', async () => {
    const { api, user } = open()
    expect(await screen.findByText(waiting.lead('Mme Durand'))).toBeTruthy()
    await press(user, waiting.look)
    await waitFor(() => expect(api.sentTo(accountsRoutes.myAccount)).toHaveLength(1))
    expect(await screen.findByText(waiting.next)).toBeTruthy()
  })

  it('signs out, or reads that this failed', async () => {
    const { api, user } = open()
    api.on(signInRoutes.signOut, noNetwork)
    await press(user, waiting.leave)
    expect(await screen.findByText(waiting.failure)).toBeTruthy()
    api.on(signInRoutes.signOut, () => ({ ok: true }))
    await press(user, waiting.leave)
    expect(await screen.findByRole('heading', { name: welcome.title })).toBeTruthy()
  })
})
