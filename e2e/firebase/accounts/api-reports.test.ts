import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { TestApi } from '../../../api/src/testing/test-api.ts'
import { linksRoutes } from '../../../shared/src/contracts/index.ts'
import { atTheEmulator, documentAt, hostedApi, putDocument } from './api.ts'

const emulators = inject('emulators')
let api: TestApi
let people: ReturnType<typeof atTheEmulator>
beforeAll(async () => {
  api = await hostedApi(emulators)
  people = atTheEmulator(api, emulators)
})
afterAll(() => api?.close())

const fresh = (name: string) => `${name}-${randomUUID().slice(0, 8)}@ariane.example`
const mirrored = () => api.hosted?.mirror.now()
const document = async (path: string) => {
  await mirrored()
  return documentAt(emulators, path)
}

describe('@A14 data rights in Firestore’s reports', () => {
  it('take a deleted adult out of the reports of the rooms he was in, whoever is mirrored first', async () => {
    const pupil = await people.member(fresh('maya'))
    const [writer, settler] = await Promise.all(
      ['Papa', 'Mamie'].map(name => people.member(fresh('adulte'), 'ROLE_PARENT', name)),
    )
    if (!writer || !settler) throw new Error('nobody follows')
    for (const adult of [writer, settler]) {
      const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
      await adult.call(linksRoutes.redeemLinkCode, { managerUserId: adult.uid, code: data.code })
    }
    await mirrored()
    const [room, id] = [`room-${pupil.uid}`, randomUUID()]
    const report = `channels/${room}/reports/${id}`
    await putDocument(emulators, `messages/${id}`, { channelId: room, senderId: writer.uid, senderName: 'Papa' })
    await putDocument(emulators, report, { messageId: id, senderId: writer.uid, settledBy: 'Mamie' })

    await api.db.tx(() => api.cleanup.erase(writer.uid))
    expect(await document(report)).toEqual({ messageId: id, senderId: 'gone', settledBy: 'Mamie' })
    // The pupil's turn comes first, and ends the link that knows how she was called.
    await api.db.tx(async () => {
      await api.cleanup.erase(settler.uid)
      const later = new Date(Date.now() + 3_600_000)
      await api.db.q().updateTable('mirrors').set({ due_at: later }).where('uid', '=', settler.uid).execute()
    })
    expect(await document(`links/${settler.uid}_${pupil.uid}`)).toBeUndefined()
    expect(await document(report)).toEqual({ messageId: id, senderId: 'gone', settledBy: 'Compte supprimé' })
  })

  it('take a deleted adult out of reports by the link alone, when his own turn comes first', async () => {
    const pupil = await people.member(fresh('nour'))
    const parent = await people.member(fresh('adulte'), 'ROLE_PARENT', 'Papi')
    const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
    await parent.call(linksRoutes.redeemLinkCode, { managerUserId: parent.uid, code: data.code })
    await mirrored()
    const report = `channels/room-${pupil.uid}/reports/${randomUUID()}`
    await putDocument(emulators, report, { senderId: 'somebody', settledBy: 'Papi' })
    await api.db.tx(async () => {
      await api.cleanup.erase(parent.uid)
      const later = new Date(Date.now() + 3_600_000)
      await api.db.q().updateTable('mirrors').set({ due_at: later }).where('uid', '=', pupil.uid).execute()
    })
    expect(await document(report)).toEqual({ senderId: 'somebody', settledBy: 'Compte supprimé' })
  })
})
