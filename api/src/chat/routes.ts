import { isTeacher } from '@ariane/shared/catalogue'
import type { chatRoutes } from '@ariane/shared/contracts/chat'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import { inboxStore } from './inbox-store.ts'
import type { ChatPorts } from './ports.ts'
import { chatQuota } from './quota.ts'
import { buildSearchQuery } from './search.ts'
import { send } from './send.ts'
import { asChannel } from './shapes.ts'
import { saySign } from './signs.ts'
import { chatStore } from './store.ts'
import { chatWriter } from './write.ts'

const TYPING_MS = 2000
/** What stands at the end of a conversation that its pupil closed (S1 §4). */
const CLOSED_BY_PUPIL = "Fermé par l'élève"

/** The calls of the chat. Whoever writes is whoever is signed in. */
export function chatHandlers({
  db,
  now,
  access,
  limiter,
  requireConsent,
  pupilsOf,
}: ChatPorts): Handlers<Omit<typeof chatRoutes, 'reportMessage' | 'listReports' | 'settleReport'>> {
  const { q } = db
  const store = chatStore(q)
  const writer = chatWriter(q)
  const inbox = inboxStore(q)
  const takeQuota = chatQuota(limiter)
  const typed = onceEvery(TYPING_MS, now)
  const findName = async ({ uid }: Caller) => (await access.person(uid))?.displayName ?? ''
  /** A parent has none: what a child and a teacher write is theirs. */
  async function listRooms({ uid, role }: Caller) {
    if (role === 'ROLE_PARENT') return []
    return role && isTeacher(role) ? pupilsOf(uid) : [uid]
  }

  return {
    async readChannel({ body: { userId, after, before } }) {
      return { status: 'success', data: await store.read(userId, { after, before }) }
    },

    async openChannel({ body, caller }) {
      await requireConsent(body.userId)
      const opened = await writer.open({ ...body, studentName: await findName(caller) }, now())
      if (opened) return { status: 'success', data: asChannel(opened) }
      const there = (await store.room(body.userId)).channel
      // The answer to the first try was lost.
      const same = there?.subject === body.subject && there.description === body.description
      return same ? { status: 'success', data: there } : fail('conflict')
    },

    async closeChannel({ body: { userId, comment }, caller }) {
      // Without a word of the adult's it may always be closed.
      if (caller.uid === userId || comment !== '') await requireConsent(userId)
      const words = caller.uid === userId ? CLOSED_BY_PUPIL : comment || null
      const closed = await writer.close(userId, words, now())
      const channel = closed ? asChannel(closed) : (await store.room(userId)).channel
      return channel ? { status: 'success', data: channel } : fail('not_found')
    },

    async sendMessage({ body, caller, connection }) {
      await requireConsent(body.userId)
      await takeQuota(body.userId, connection.ip, body.fileUrl)
      const message = await send({ db, now }, { ...body, senderId: caller.uid, senderName: await findName(caller) })
      return { status: 'success', data: message }
    },

    async markRead({ body: { userId, seq }, caller }) {
      const moved = await inbox.markRead(userId, caller.uid, seq, now())
      if (moved) await saySign(q, { read: userId, reader: caller.uid })
      return { ok: true }
    },

    async unreadMessages({ caller }) {
      return { status: 'success', data: { unread: await inbox.unread(caller.uid, await listRooms(caller)) } }
    },

    async readInbox({ caller }) {
      return { status: 'success', data: { rows: await inbox.rows(caller.uid, await listRooms(caller)) } }
    },

    async searchMessages({ body, caller }) {
      const terms = buildSearchQuery(body.words)
      return { status: 'success', data: { found: terms ? await inbox.search(await listRooms(caller), terms) : [] } }
    },

    async signalTyping({ body: { userId }, caller }) {
      await requireConsent(userId)
      if (typed(`${caller.uid} ${userId}`))
        await saySign(q, { typing: userId, senderId: caller.uid, senderName: await findName(caller) })
      return { ok: true }
    },
  }
}
