import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '../contracts/accounts.ts'
import { $session, $switched, backToMe, switchTo } from './session.ts'
import { userData } from './user-data.ts'

const teacher: Profile = { uid: 'teacher', grade: '4ème', roles: ['ROLE_TEACHER'], createdAt: '2026-11-21T10:00:00Z' }
const lea = { uid: 'lea', displayName: 'Léa', grade: '4ème' } as const
const noe = { uid: 'noe', displayName: 'Noé', grade: '5ème' } as const

/** A store whose calls are recorded and answered by hand; they ignore aborts, as a careless call would. */
function createStore() {
  const calls: { uid: string; signal: AbortSignal; answer(text: string): void; refuse(error: Error): void }[] = []
  const store = userData<string>(
    (user, signal) =>
      new Promise((answer, refuse) => {
        calls.push({ uid: user.uid, signal, answer, refuse })
      }),
  )
  const nth = (n: number) => {
    const call = calls[n]
    if (!call) throw new Error(`call ${n} was not made`)
    return call
  }
  return { store, nth, made: () => calls.map(({ uid }) => uid) }
}

/** Lets pending answers arrive. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

let stops: (() => void)[] = []
const watchStore = (store: ReturnType<typeof createStore>['store']) => {
  const seen: string[] = []
  const stop = store.$data.subscribe(now => {
    seen.push(now.state === 'ready' ? now.data : now.state)
  })
  stops.push(stop)
  return seen
}

beforeEach(() => $session.set({ status: 'signedIn', user: teacher }))
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  backToMe()
  $session.set({ status: 'signedOut' })
})

describe('data of the active user', () => {
  it('shows the pupil switched to during a load, and drops the late answer about the one before', async () => {
    const { store, nth, made } = createStore()
    switchTo(lea)
    const seen = watchStore(store)
    switchTo(noe)
    expect(made()).toEqual(['lea', 'noe'])
    expect(nth(0).signal.aborted).toBe(true)
    nth(1).answer('what Noé did')
    await settle()
    nth(0).answer('what Léa did')
    await settle()
    expect(seen).toEqual(['loading', 'what Noé did'])
  })

  it('shows nothing of the one before while the next is loading', async () => {
    const { store, nth } = createStore()
    switchTo(lea)
    const seen = watchStore(store)
    nth(0).answer('what Léa did')
    await settle()
    switchTo(noe)
    expect(store.$data.get()).toEqual({ state: 'loading' })
    nth(1).refuse(new Error('no answer'))
    await settle()
    expect(seen).toEqual(['loading', 'what Léa did', 'loading', 'failed'])
  })

  it('drops a late failure as well', async () => {
    const { store, nth } = createStore()
    switchTo(lea)
    watchStore(store)
    switchTo(noe)
    nth(1).answer('what Noé did')
    nth(0).refuse(new Error('too late'))
    await settle()
    expect(store.$data.get()).toEqual({ state: 'ready', data: 'what Noé did' })
  })

  it('keeps what is shown during a reload, unless asked otherwise', async () => {
    const { store, nth } = createStore()
    const seen = watchStore(store)
    nth(0).answer('first')
    await settle()
    void store.reload()
    expect(store.$data.get()).toMatchObject({ data: 'first' })
    nth(1).answer('second')
    await settle()
    void store.reload({ showLoading: true })
    nth(2).answer('third')
    await settle()
    expect(seen).toEqual(['loading', 'first', 'second', 'loading', 'third'])
  })

  it('keeps what is shown when a quiet reload fails, and says so when it was asked for', async () => {
    const { store, nth } = createStore()
    const seen = watchStore(store)
    nth(0).answer('first')
    await settle()
    void store.reload()
    nth(1).refuse(new Error('offline'))
    await settle()
    expect(seen).toEqual(['loading', 'first'])
    void store.reload({ showLoading: true })
    nth(2).refuse(new Error('offline'))
    await settle()
    expect(seen).toEqual(['loading', 'first', 'loading', 'failed'])
  })

  it('takes the last reload when an earlier one answers after it', async () => {
    const { store, nth } = createStore()
    watchStore(store)
    void store.reload()
    nth(1).answer('new')
    nth(0).answer('old')
    await settle()
    expect(store.$data.get()).toMatchObject({ data: 'new' })
  })

  it('keeps a confirmed change against a call that began before it', async () => {
    const { store, nth } = createStore()
    watchStore(store)
    store.set('changed')
    nth(0).answer('as it was')
    await settle()
    expect(store.$data.get()).toMatchObject({ data: 'changed' })
  })

  it('does not take a change confirmed for somebody else', async () => {
    const { store, nth } = createStore()
    switchTo(lea)
    watchStore(store)
    switchTo(noe)
    nth(1).answer('what Noé did')
    await settle()
    store.set('what Léa changed', lea.uid)
    expect(store.$data.get()).toMatchObject({ data: 'what Noé did' })
  })

  it('loaded behind the scenes for one pupil is never shown to another', async () => {
    const { store, nth, made } = createStore()
    switchTo(lea)
    const reloaded = store.reload()
    nth(0).answer('what Léa did')
    await reloaded
    switchTo(noe)
    void store.reload()
    nth(1).answer('what Noé did')
    await settle()
    switchTo(lea)
    const seen = watchStore(store)
    nth(2).answer('what Léa did since')
    await settle()
    expect(made()).toEqual(['lea', 'noe', 'lea'])
    expect(seen).toEqual(['loading', 'what Léa did since'])
  })

  it('is gone after the end of a session, and a late answer changes nothing', async () => {
    const { store, nth } = createStore()
    watchStore(store)
    $session.set({ status: 'signedOut' })
    nth(0).answer('too late')
    await settle()
    expect(store.$data.get()).toEqual({ state: 'loading' })
    expect($switched.get()).toBeNull()
  })
})
