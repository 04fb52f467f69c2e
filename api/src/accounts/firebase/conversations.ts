import { subMonths } from 'date-fns/subMonths'
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { readErrorCode } from './google.ts'

const BATCH = 200
/** What gRPC says of a document that is not any more as it was read, or not there. */
const CHANGED: readonly unknown[] = [5, 9]

/**
 * Conversations that were closed so many months ago go: the room, or what was said in it before the present request. The
 * messages of Firestore do not know when theirs was closed, so there it is their own age that counts.
 */
export async function forgetConversations(store: Firestore, now: Date, months: number): Promise<void> {
  const limit = subMonths(now, months)
  const channels = store.collection('channels')
  const messages = store.collection('messages')
  const closed = await channels.where('closedAt', '<=', limit).get()
  for (const room of closed.docs) {
    // Opened anew since it was read: what is said in it now stays.
    if (!(await removedAsRead(room))) continue
    await removeMessages(store, messages.where('channelId', '==', room.id).where('timestamp', '<=', limit))
    for (const marks of ['reads', 'typing']) await store.recursiveDelete(room.ref.collection(marks))
  }
  const old = await messages.where('timestamp', '<=', limit).select('channelId', 'timestamp').get()
  const openings = new Map<string, Promise<Date>>()
  const openedAt = (id: string) => {
    const known = openings.get(id) ?? readOpening(channels.doc(id))
    openings.set(id, known)
    return known
  }
  for (const one of old.docs)
    if (one.get('timestamp').toDate() < (await openedAt(String(one.get('channelId')))))
      await deleteDocuments(store, [one])
}

/** When the present request was made; now for a room that is gone. */
const readOpening = async (channel: DocumentReference): Promise<Date> =>
  (await channel.get()).get('createdAt')?.toDate() ?? new Date()

/** Removes a document unless it changed since it was read; whether it did. */
async function removedAsRead({ ref, updateTime }: DocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete(updateTime ? { lastUpdateTime: updateTime } : {})
    return true
  } catch (error) {
    if (CHANGED.includes(readErrorCode(error))) return false
    throw error
  }
}

async function removeMessages(store: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select('channelId').limit(BATCH).get()
    if (docs.length === 0) return
    await deleteDocuments(store, docs)
  }
}

/** Messages with what was reported of them. */
async function deleteDocuments(store: Firestore, messages: DocumentSnapshot[]): Promise<void> {
  const batch = store.batch()
  for (const one of messages) {
    batch.delete(one.ref)
    batch.delete(store.doc(`channels/${one.get('channelId')}/reports/${one.id}`))
  }
  await batch.commit()
}
