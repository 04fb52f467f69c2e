import { fakeApi, PUPIL, refusal, renderScreen, success } from '@ariane/shared/testing/components'
import { describe, expect, it, vi } from 'vitest'
import { accountsRoutes } from '../contracts/accounts.ts'
import { chatRoutes } from '../contracts/chat.ts'
import { signInRoutes } from '../contracts/sign-in.ts'
import { call } from '../http/index.ts'
import { draftKey, readDraft, writeDraft } from './draft-storage.ts'
import { hearOtherTabs } from './left-elsewhere.ts'
import { $session, restoreSession, signOut } from './session.ts'
import { markShared } from './shared-computer.ts'

const { uid } = PUPIL
const DRAFT = draftKey({ owner: uid, uid }, 'note')
const typed = () => readDraft(DRAFT, null)

/** A page with a draft. */
function open() {
  const api = fakeApi()
  renderScreen(null, { as: PUPIL })
  writeDraft(DRAFT, 'à moitié écrit')
  api.on(chatRoutes.unreadMessages, () => refusal('not_signed_in'))
  api.on(signInRoutes.signOut, () => ({ ok: true as const }))
  return api
}

async function callRefused() {
  await call(chatRoutes.unreadMessages, {}).catch(() => undefined)
  return $session.get()
}

/** Does it as another tab would, of which this one only hears. */
async function elsewhere(act: () => Promise<void>) {
  hearOtherTabs()
  const written: StorageEventInit[] = []
  const setItem = (key: string, newValue: string) => written.push({ key, newValue })
  const get = (real: Storage, name: string) => (name === 'setItem' ? setItem : Reflect.get(real, name))
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get }))
  await act()
  vi.unstubAllGlobals()
  for (const one of written) dispatchEvent(new StorageEvent('storage', one))
  $session.set({ status: 'signedIn', user: PUPIL })
}

describe('a session that the server ended', () => {
  it('by itself keeps what was being written', async () => {
    open()
    expect(await callRefused()).toEqual({ status: 'signedOut', expired: true, erased: false })
    expect(typed()).not.toBeNull()
  })

  it('while another tab signed out promises nothing, and nothing stays', async () => {
    open()
    await elsewhere(signOut)
    expect(Object.keys(localStorage)).toEqual([])
    writeDraft(DRAFT, 'encore')
    expect(await callRefused()).toEqual({ status: 'signedOut', expired: true, erased: true })
    await expect.poll(() => typed()).toBeNull()
  })

  it('on a shared computer promises nothing either', async () => {
    open()
    markShared(uid)
    expect(await callRefused()).toMatchObject({ expired: true, erased: true })
    await expect.poll(() => typed()).toBeNull()
  })

  it('after somebody else signed out keeps it', async () => {
    open()
    $session.set({ status: 'signedIn', user: { ...PUPIL, uid: 'u2' } })
    await elsewhere(signOut)
    expect(await callRefused()).toMatchObject({ expired: true, erased: false })
    expect(typed()).not.toBeNull()
  })

  it('after the next sign-in of the same person keeps what was written since', async () => {
    const api = open()
    await elsewhere(signOut)
    const user = { id: uid, name: 'Lina', email: 'l@x.fr', emailVerified: false, image: null }
    api.on(signInRoutes.readSession, () => ({ user }))
    api.on(accountsRoutes.myAccount, () => success(PUPIL))
    await elsewhere(restoreSession)
    expect(await callRefused()).toMatchObject({ expired: true, erased: false })
  })

  it('after a sign-out that failed keeps it', async () => {
    const api = open()
    api.on(signInRoutes.signOut, () => refusal('internal'))
    await elsewhere(() => expect(signOut()).rejects.toThrow())
    expect(await callRefused()).toMatchObject({ expired: true, erased: false })
    expect(typed()).not.toBeNull()
  })
})
