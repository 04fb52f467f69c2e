import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collection, doc, type Firestore, getDocs, setDoc, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { endings } from '../../../api/src/between.ts'
import type { TestApi } from '../../../api/src/platform/testing.ts'
import { hostedApi } from '../accounts/api.ts'

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
  const date = api.services.now()
  date.setMonth(date.getMonth() - months)
  return Timestamp.fromDate(date)
}
const past = <T>(work: (db: Firestore) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled(async context => resolve(await work(context.firestore() as unknown as Firestore)))
      .catch(reject)
  })
const idsOf = (name: string) => past(async db => (await getDocs(collection(db, name))).docs.map(({ id }) => id))

describe('conversations in Firestore', () => {
  it('go a year after they were closed, with all that belongs to them; open ones stay', async () => {
    const message = (room: string, months: number) => ({ channelId: `room-${room}`, timestamp: monthsAgo(months) })
    const documents = {
      'channels/room-old': { status: 'closed', createdAt: monthsAgo(14), closedAt: monthsAgo(13) },
      'channels/room-old/reads/old': { readAt: monthsAgo(13) },
      'messages/old-1': message('old', 14),
      'messages/old-2': message('old', 13),
      'channels/room-recent': { status: 'closed', createdAt: monthsAgo(12), closedAt: monthsAgo(11) },
      'messages/recent-1': message('recent', 11),
      'channels/room-again': { status: 'open', createdAt: monthsAgo(1), closedAt: null },
      'messages/again-1': message('again', 20),
      'messages/again-2': message('again', 1),
      'channels/room-long': { status: 'open', createdAt: monthsAgo(20), closedAt: null },
      'messages/long-1': message('long', 15),
    }
    await past(async db => {
      for (const [path, fields] of Object.entries(documents)) await setDoc(doc(db, path), fields)
    })
    await endings(api.services).forgetExpired()
    expect(await idsOf('channels')).toEqual(['room-again', 'room-long', 'room-recent'])
    expect(await idsOf('messages')).toEqual(['again-2', 'long-1', 'recent-1'])
    expect(await idsOf('channels/room-old/reads')).toEqual([])
  })
})
