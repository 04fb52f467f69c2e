import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collection, doc, type Firestore, getDocs, setDoc, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { forgetConversations } from '../../../api/src/accounts/firebase/conversations.ts'
import { google } from '../../../api/src/accounts/firebase/google.ts'
import { readConfig } from '../../../api/src/platform/config.ts'
import type { TestApi } from '../../../api/src/testing/test-api.ts'
import { hostedApi } from '../accounts/api.ts'
import { settingsFor } from '../accounts/settings.ts'

const at = inject('emulators')
let api: TestApi
let environment: RulesTestEnvironment

beforeAll(async () => {
  api = await hostedApi(at)
  const firestore = { host: at.host, port: at.firestorePort }
  environment = await initializeTestEnvironment({ projectId: at.projectId, firestore })
  await environment.clearFirestore()
})
afterAll(async () => {
  await environment?.cleanup()
  await api?.close()
})

const monthsAgo = (months: number) => {
  const date = api.now()
  date.setMonth(date.getMonth() - months)
  return Timestamp.fromDate(date)
}
const past = <T>(work: (db: Firestore) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled(async context => resolve(await work(context.firestore() as unknown as Firestore)))
      .catch(reject)
  })
const listIds = (name: string) => past(async db => (await getDocs(collection(db, name))).docs.map(({ id }) => id))

const write = (documents: Record<string, object>) =>
  past(async db => {
    for (const [path, fields] of Object.entries(documents)) await setDoc(doc(db, path), fields)
  })

type Store = Parameters<typeof forgetConversations>[0]

/** The store, where something happens just after the rooms to be removed were read. */
function meanwhile(store: Store, happens: () => Promise<unknown>): Store {
  const follow = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const made = value.apply(target, given)
          if (name === 'where' || given[0] === 'channels') return follow(made)
          return name === 'get' ? made.then((found: unknown) => happens().then(() => found)) : made
        }
      },
    })
  return follow(store)
}

describe('conversations in Firestore', () => {
  it('go a year after they were closed, with all that belongs to them; open ones stay', async () => {
    const message = (room: string, months: number) => ({ channelId: `room-${room}`, timestamp: monthsAgo(months) })
    const documents = {
      'channels/room-old': { status: 'closed', createdAt: monthsAgo(14), closedAt: monthsAgo(13) },
      'channels/room-old/reads/old': { readAt: monthsAgo(13) },
      'channels/room-old/reports/old-1': { messageId: 'old-1' },
      'messages/old-1': message('old', 14),
      'messages/old-2': message('old', 13),
      'channels/room-recent': { status: 'closed', createdAt: monthsAgo(12), closedAt: monthsAgo(11) },
      'messages/recent-1': message('recent', 11),
      'channels/room-again': { status: 'open', createdAt: monthsAgo(1), closedAt: null },
      'messages/again-1': message('again', 20),
      'messages/again-2': message('again', 1),
      'channels/room-again/reports/again-1': { messageId: 'again-1' },
      'channels/room-again/reports/again-2': { messageId: 'again-2' },
      'channels/room-long': { status: 'open', createdAt: monthsAgo(20), closedAt: null },
      'messages/long-1': message('long', 15),
    }
    await write(documents)
    await api.cleanup.forgetExpired()
    expect(await listIds('channels')).toEqual(['room-again', 'room-long', 'room-recent'])
    expect(await listIds('messages')).toEqual(['again-2', 'long-1', 'recent-1'])
    expect(await listIds('channels/room-old/reads')).toEqual([])
    expect(await listIds('channels/room-old/reports')).toEqual([])
    expect(await listIds('channels/room-again/reports')).toEqual(['again-2'])
  })

  it('stay when the pupil asks anew while old ones are looked for: new words are not lost', async () => {
    await environment.clearFirestore()
    const room = { status: 'closed', createdAt: monthsAgo(14), closedAt: monthsAgo(13) }
    await write({
      'channels/room-back': room,
      'channels/room-back/reads/back': { readAt: monthsAgo(0) },
      'messages/back-1': { channelId: 'room-back', timestamp: monthsAgo(14) },
      'channels/room-gone': room,
    })
    const { firebase } = readConfig(settingsFor(at))
    if (!firebase) throw new Error('accounts are not with Firebase')
    const asksAnew = () =>
      write({
        'channels/room-back': { status: 'open', createdAt: monthsAgo(0), closedAt: null },
        'messages/back-2': { channelId: 'room-back', timestamp: monthsAgo(0) },
      })
    await forgetConversations(meanwhile(await google(firebase).documents(), asksAnew), api.now(), 12)
    expect(await listIds('channels')).toEqual(['room-back'])
    expect(await listIds('messages')).toEqual(['back-2'])
    expect(await listIds('channels/room-back/reads')).toEqual(['back'])
  })
})
