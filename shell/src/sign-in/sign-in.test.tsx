import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import type { RegistrationRules } from '@ariane/shared/contracts/registration'
import { signInRoutes } from '@ariane/shared/contracts/sign-in'
import { $session } from '@ariane/shared/session'
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
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import SignInDialog from './dialog.tsx'
import { messages } from './messages.ts'
import { $rules, OPEN } from './register/rules-store.ts'
import { $signIn, type SignInState } from './store.ts'

const { login, register, errors, auth, credentials } = messages
const SIGNED_IN = { user: { id: PUPIL.uid, name: 'Lina', email: 'lina@x.fr', emailVerified: false, image: null } }
const untouched = $signIn.get()

beforeEach(() => {
  $signIn.set(untouched)
  $rules.set(OPEN)
})

function openDialog(mode: SignInState['mode'], rules: Partial<RegistrationRules> = {}) {
  const api = fakeApi()
  $signIn.set({ ...untouched, mode })
  api.on(passwordsRoutes.accountOptions, () => success({ mail: true, registration: { ...OPEN, ...rules } }))
  api.on(accountsRoutes.myAccount, () => success(PUPIL))
  api.on(signInRoutes.signIn, () => SIGNED_IN)
  api.on(signInRoutes.signUp, () => SIGNED_IN)
  return { api, ...renderScreen(<SignInDialog onClose={() => undefined} />) }
}

describe('signing in', () => {
  const enter = async (user: ReturnType<typeof openDialog>['user']) => {
    await fill(user, login.identifier, 'lina')
    await fill(user, login.password, 'trois mots')
  }

  it('asks for what is missing, puts the focus on the first field and sends nothing', async () => {
    const { api, user } = openDialog('login')
    await press(user, login.submit)
    expect(screen.getByText(errors.identifier)).toBeTruthy()
    expect(screen.getByText(errors.password)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(login.identifier))
    expect(api.calls).toEqual([])
  })

  it('sends one call for two presses, with the address of the username and what was ticked', async () => {
    const { api, user } = openDialog('login')
    await enter(user)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(login.shared) }))
    await pressTwice(login.submit)
    await waitFor(() => expect($session.get()).toEqual({ status: 'signedIn', user: PUPIL }))
    const email = expect.stringMatching(/^lina@/)
    expect(api.sentTo(signInRoutes.signIn)).toEqual([{ email, password: 'trois mots', shared: true }])
  })

  it.each([
    ['the password is wrong', () => refusal('wrong_credentials'), auth.wrong],
    ['the account is closed', () => refusal('account_disabled'), auth.disabled],
    ['it was tried too often', () => refusal('too_many_requests'), auth.too_many],
    ['the server is not reached', noNetwork, auth.network],
  ])('says why and keeps what was typed when %s', async (_why, reply, sentence) => {
    const { api, user } = openDialog('login')
    api.on(signInRoutes.signIn, reply)
    await enter(user)
    await press(user, login.submit)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(login.identifier).value).toBe('lina')
    expect(screen.getByLabelText<HTMLInputElement>(login.password).value).toBe('trois mots')
  })

  it('asks for the code of the second factor once the password was right, and sends it along', async () => {
    const { api, user } = openDialog('login')
    api.on(signInRoutes.signIn, ({ code }) => (code ? SIGNED_IN : refusal('second_factor_needed')))
    await enter(user)
    await press(user, login.submit)
    expect(await screen.findByText(auth.factor)).toBeTruthy()
    await press(user, login.submit)
    expect(await screen.findByText(errors.factor)).toBeTruthy()
    await fill(user, login.code, '123456')
    await press(user, login.submit)
    await waitFor(() => expect($session.get().status).toBe('signedIn'))
    expect(api.sentTo(signInRoutes.signIn).map(({ code }) => code)).toEqual([undefined, '123456'])
  })

  it('leads to the registration and to the forgotten password', async () => {
    const { user } = openDialog('login')
    await press(user, login.toRegister)
    expect(await screen.findByRole('heading', { name: messages.title.register })).toBeTruthy()
    await press(user, register.toLogin)
    await press(user, login.forgot)
    expect(await screen.findByRole('heading', { name: messages.title.forgot })).toBeTruthy()
  })
})

describe('registering', () => {
  const next = (user: ReturnType<typeof openDialog>['user']) => press(user, register.next)

  it('takes a pupil through three questions and shows the card to keep before letting in', async () => {
    const { api, user } = openDialog('register')
    await press(user, register.pupilOf('5ème'))
    expect(screen.getByText(register.step(2, 3))).toBeTruthy()
    await fill(user, register.username, 'Lina Verte')
    await next(user)
    await fill(user, register.password, 'trois mots')
    await pressTwice(register.submit)
    expect(await screen.findByText(credentials.typedLead)).toBeTruthy()
    expect(screen.getByText('Lina Verte')).toBeTruthy()
    expect($session.get().status).toBe('signedOut')
    await press(user, credentials.enter)
    expect($session.get().status).toBe('signedIn')
    expect(api.sentTo(signInRoutes.signUp)).toMatchObject([{ name: 'Lina Verte', password: 'trois mots' }])
  })

  it.each([
    ['nothing', '', errors.username],
    ['signs alone', '…', errors.usernameShape],
    ['forbidden signs', 'lina<3', errors.usernameSigns],
  ])('refuses %s as a username, at the field', async (_what, typed, sentence) => {
    const { user } = openDialog('register')
    await press(user, register.pupilOf('6ème'))
    if (typed) await fill(user, register.username, typed)
    await next(user)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(register.username))
  })

  it('keeps the answers when one goes back, and refuses a short password at its field', async () => {
    const { api, user } = openDialog('register')
    await press(user, register.pupilOf('6ème'))
    await fill(user, register.username, 'Lina')
    await next(user)
    await fill(user, register.password, 'court')
    await press(user, register.submit)
    expect(screen.getByText(errors.passwordShort)).toBeTruthy()
    await press(user, register.back)
    expect(screen.getByLabelText<HTMLInputElement>(register.username).value).toBe('Lina')
    expect(api.sentTo(signInRoutes.signUp)).toEqual([])
  })

  it('asks for another name where the first is taken', async () => {
    const { api, user } = openDialog('register')
    api.on(signInRoutes.signUp, () => refusal('conflict', ['email']))
    api.on(signInRoutes.signIn, () => refusal('wrong_credentials'))
    await press(user, register.pupilOf('6ème'))
    await fill(user, register.username, 'Lina')
    await next(user)
    await fill(user, register.password, 'trois mots')
    await press(user, register.submit)
    expect(await screen.findByText(auth.taken)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(register.username).value).toBe('Lina')
  })

  it('invents everything for an anonymous pupil and keeps it for a reload', async () => {
    const { api, user } = openDialog('register')
    onTestFinished(() => sessionStorage.clear())
    await press(user, register.pupilOf('4ème'))
    await press(user, register.instead.anonymous)
    await press(user, register.submit)
    expect(await screen.findByText(credentials.lead)).toBeTruthy()
    const [sent] = api.sentTo(signInRoutes.signUp)
    expect(screen.getByText(String(sent?.password))).toBeTruthy()
    expect(sessionStorage.length).toBe(1)
    await press(user, credentials.enter)
    expect(sessionStorage.length).toBe(0)
  })

  it('asks an adult for a name, with its sentence, and sends it after the account', async () => {
    const { api, user } = openDialog('register')
    api.on(accountsRoutes.updateReference, () => ({ ok: true }))
    await press(user, /Professeur|Enseignant/)
    await fill(user, register.email, 'durand@college.fr')
    await next(user)
    await next(user)
    expect(screen.getAllByText(errors.name)).toHaveLength(2)
    await fill(user, register.firstName, 'Anne')
    await fill(user, register.lastName, 'Durand')
    await next(user)
    await fill(user, register.password, 'trois mots')
    await press(user, register.submit)
    await waitFor(() => expect($session.get()).toMatchObject({ user: { displayName: 'Anne Durand' } }))
    expect(api.sentTo(accountsRoutes.updateReference)).toMatchObject([{ firstName: 'Anne', lastName: 'Durand' }])
  })

  it('says whom to ask where nobody registers', async () => {
    openDialog('register', { kind: 'closed' })
    expect(await screen.findByText(register.closed)).toBeTruthy()
  })

  it('asks for the code of the school first, and again when it was not right', async () => {
    const { api, user } = openDialog('register', { kind: 'code' })
    api.on(signInRoutes.signUp, () => refusal('invalid_input', ['code']))
    await waitFor(() => expect($rules.get().kind).toBe('code'))
    await press(user, register.pupilOf('3ème'))
    await next(user)
    expect(screen.getByText(errors.code)).toBeTruthy()
    await fill(user, register.code, 'FAUX')
    await next(user)
    await fill(user, register.username, 'Lina')
    await next(user)
    await fill(user, register.password, 'trois mots')
    await press(user, register.submit)
    expect(await screen.findByText(auth.code)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(register.code).value).toBe('FAUX')
  })

  it('mails a code to an address where addresses are confirmed, and once more on demand', async () => {
    const { api, user } = openDialog('register', { confirmsAddress: true })
    api.on(signInRoutes.confirmAddress, () => ({ ok: true }))
    await waitFor(() => expect($rules.get().confirmsAddress).toBe(true))
    await press(user, /Parent/)
    await fill(user, register.email, 'Paul@Exemple.fr')
    await next(user)
    await press(user, register.addressAgain)
    expect(await screen.findByText(register.addressAgainDone)).toBeTruthy()
    expect(api.sentTo(signInRoutes.confirmAddress)).toEqual([
      { email: 'paul@exemple.fr' },
      { email: 'paul@exemple.fr' },
    ])
    await next(user)
    expect(screen.getByText(errors.addressCode)).toBeTruthy()
  })
})
