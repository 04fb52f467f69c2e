import { subMonths } from 'date-fns'
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore'

const BATCH = 400

/**
 * Conversations that were closed so many months ago go: the room, or what was said in it before the present request. The
 * messages of Firestore do not know when theirs was closed, so there it is their own age that counts.
 */
export async function forgetConversations(store: Firestore, now: Date, months: number): Promise<void> {
  const limit = subMonths(now, months)
  const channels = store.collection('channels')
  const closed = await channels.where('closedAt', '<=', limit).get()
  for (const { id, ref } of closed.docs) {
    await removeAll(store, store.collection('messages').where('channelId', '==', id))
    await store.recursiveDelete(ref)
  }
  const old = await store.collection('messages').where('timestamp', '<=', limit).select('channelId', 'timestamp').get()
  const openings = new Map<string, Promise<Date>>()
  const openedAt = (id: string) => {
    const known = openings.get(id) ?? openingOf(channels.doc(id))
    openings.set(id, known)
    return known
  }
  for (const { ref, data } of old.docs.map(one => ({ ref: one.ref, data: one.data() })))
    if (data.timestamp.toDate() < (await openedAt(String(data.channelId)))) await ref.delete()
}

/** When the present request was made; now for a room that is gone. */
const openingOf = async (channel: DocumentReference): Promise<Date> =>
  (await channel.get()).get('createdAt')?.toDate() ?? new Date()

async function removeAll(store: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(BATCH).get()
    if (docs.length === 0) return
    const batch = store.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
