import {
  type DocumentData,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore'
import { CHAT_LIMITS } from '../../../contracts/chat-media.ts'
import type { MessageReport, ReportAnswer } from '../../../contracts/chat-shapes.ts'
import { ChatFailure, type ChatPerson } from '../../chat.ts'
import { type Documents, parseMessage, toChannelId, toTimestamp } from './documents.ts'
import { isDenied, withTimeout } from './failures.ts'
import { createSenderNames } from './sender-names.ts'
import { writeNow } from './write-now.ts'

const MAX_LISTED_REPORTS = 100
const MAX_PREVIEW_CHARS = 500

/** Reported messages: visible to the adults of the pupil, but never to the sender of the message. */
export function createReports(documents: Documents, me: ChatPerson) {
  const names = createSenderNames(documents, me)

  const messageAt = async (id: string): Promise<DocumentData | undefined> => {
    const found = await getDocFromServer(documents.message(id)).catch(error => {
      if (!isDenied(error)) throw error
    })
    return found?.data()
  }

  async function read(one: QueryDocumentSnapshot): Promise<MessageReport[]> {
    const data = one.data()
    const message = await messageAt(one.id)
    if (!message) return []
    const { senderName, type, content } = parseMessage(message)
    return [
      {
        id: one.id,
        messageId: one.id,
        senderName,
        type,
        content: content.slice(0, MAX_PREVIEW_CHARS),
        reason: String(data.reason),
        reportedAt: toTimestamp(data.createdAt).toDate().toISOString(),
        settledAt: data.settledAt ? toTimestamp(data.settledAt).toDate().toISOString() : null,
        settledBy: typeof data.settledBy === 'string' ? data.settledBy : null,
      },
    ]
  }

  return {
    report: (pupil: string, messageId: string, given: string): Promise<ReportAnswer> =>
      withTimeout(async signal => {
        const reason = given.trim()
        if (reason.length > CHAT_LIMITS.reason) throw new ChatFailure('invalid')
        if (pupil !== me.uid) throw new ChatFailure('forbidden')
        const message = await messageAt(messageId)
        if (message?.channelId !== toChannelId(pupil)) throw new ChatFailure('not_found')
        const { senderId } = message
        if (senderId === me.uid) throw new ChatFailure('forbidden')
        const at = doc(documents.reports(pupil), messageId)
        const nothing = { settledAt: null, settledBy: null }
        const document = { messageId, senderId, reason, createdAt: serverTimestamp(), ...nothing }
        await writeNow(at, signal, to => to.set(at, document)).catch(error => {
          if (!isDenied(error)) throw error
          return writeNow(at, signal, to => to.update(at, { reason }))
        })
        const adults = await getDocsFromServer(documents.linksWhere('pupilUid', pupil))
        return { told: adults.docs.filter(link => link.get('managerUid') !== senderId).length, operators: false }
      }),

    reports: (pupil: string): Promise<readonly MessageReport[]> =>
      withTimeout(async () => {
        const others = query(documents.reports(pupil), where('senderId', '!=', me.uid), limit(MAX_LISTED_REPORTS))
        const { docs } = await getDocsFromServer(others)
        const all = (await Promise.all(docs.map(read))).flat()
        return all.sort((a, b) => (a.reportedAt < b.reportedAt ? 1 : -1))
      }),

    settle: (pupil: string, id: string): Promise<void> =>
      withTimeout(async signal => {
        const at = doc(documents.reports(pupil), id)
        const change = { settledAt: serverTimestamp(), settledBy: await names.mine(pupil) }
        await writeNow(at, signal, to => to.update(at, change)).catch(async error => {
          if (!isDenied(error)) throw error
          names.forget(pupil)
          const there = await getDocFromServer(at)
          if (!there.exists()) throw new ChatFailure('not_found', error)
          if (!there.get('settledAt')) throw error
        })
      }),
  }
}
