import { randomUUID } from 'node:crypto'
import {
  type ClassMessage,
  type classMessageRoutes,
  MAX_CLASS_MESSAGES,
  MAX_CLASS_MESSAGES_PER_DAY,
} from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { ClassMessagePorts, MessageGroup } from './ports.ts'
import { countReaders, parentsAmong } from './readers.ts'
import { receivedMessages } from './received.ts'
import { classMessageStore } from './store.ts'

const DAY = 24 * 3_600_000
const NOBODY: ReadonlySet<string> = new Set()

/** Calls of contracts/class-messages.ts. */
export function classMessageHandlers(ports: ClassMessagePorts): Handlers<typeof classMessageRoutes> {
  const { db, now, limiter, pupilsOf, groupsOf, parentsOf, namesOf, texts } = ports
  const store = classMessageStore(db.q)
  const received = receivedMessages(ports)

  /** The messages of a class with the number of their readers. */
  async function listMessages(classId: string): Promise<ClassMessage[]> {
    const rows = await store.listOf(classId)
    const ids = rows.map(({ id }) => id)
    const [written, read] = [await store.pupilsOf(ids), await store.readersOf(ids)]
    const everybody = [...new Set([...written.values()].flatMap(pupils => [...pupils]))]
    const links = await parentsOf(everybody)
    const named = await namesOf([...new Set(rows.map(row => row.author_uid))])
    const waits = new Map<string, ReadonlySet<string>>()
    for (const author of named.keys()) waits.set(author, await texts.waiting(everybody, author))
    return rows.map(row => {
      const waiting = waits.get(row.author_uid) ?? NOBODY
      const [pupils, readers] = [written.get(row.id) ?? NOBODY, read.get(row.id) ?? NOBODY]
      return {
        id: row.id,
        text: row.text,
        from: named.get(row.author_uid) ?? '',
        sentAt: row.sent_at.toISOString(),
        withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        group: row.group_name,
        pupils: row.to_pupils ? countReaders(pupils.difference(waiting), readers) : null,
        waiting: row.to_pupils ? pupils.intersection(waiting).size : 0,
        families: row.to_families ? countReaders(parentsAmong(pupils, links), readers) : null,
      }
    })
  }

  /** How many a message would reach: of the class, then of each group. */
  async function listReach(classId: string, teacher: string) {
    const everybody = await pupilsOf(classId, teacher)
    const links = await parentsOf(everybody)
    const waiting = await texts.waiting(everybody, teacher)
    const parts = [{ id: null, pupils: everybody }, ...(await groupsOf(classId))]
    return parts.map(({ id, pupils }) => {
      const reached = new Set(pupils.filter(uid => everybody.includes(uid)))
      const held = reached.intersection(waiting).size
      return { groupId: id, pupils: reached.size - held, waiting: held, families: parentsAmong(reached, links).size }
    })
  }

  async function findGroup(classId: string, groupId: string | undefined): Promise<MessageGroup | null> {
    if (groupId === undefined) return null
    return (await groupsOf(classId)).find(({ id }) => id === groupId) ?? fail('not_found')
  }

  return {
    async listClassMessages({ params: { id }, caller }) {
      const [messages, reach] = [await listMessages(id), await listReach(id, caller.uid)]
      return { status: 'success', data: { messages, reach } }
    },

    sendClassMessage: ({ params: { id }, body: { text, audiences, groupId }, caller, once }) =>
      once(async () => {
        await ports.holdClass(id)
        const group = await findGroup(id, groupId)
        const pupils = (await pupilsOf(id, caller.uid)).filter(uid => group?.pupils.includes(uid) ?? true)
        const [toPupils, toFamilies] = [audiences.includes('pupils'), audiences.includes('families')]
        const isHeard = toPupils ? pupils.length > 0 : (await parentsOf(pupils)).length > 0
        if (!isHeard) fail('conflict', ['audiences'])
        if ((await store.countOf(id)) >= MAX_CLASS_MESSAGES) fail('full')
        await limiter.take(`class-message:${caller.uid}`, MAX_CLASS_MESSAGES_PER_DAY, DAY)
        const row = {
          id: randomUUID(),
          class_id: id,
          author_uid: caller.uid,
          text,
          to_pupils: toPupils,
          to_families: toFamilies,
          group_name: group?.name ?? null,
          sent_at: now(),
          withdrawn_at: null,
        }
        await store.add(row, pupils)
        return { status: 'success', data: { id: row.id } }
      }),

    async withdrawClassMessage({ params: { id, messageId } }) {
      if (!(await store.withdraw(id, messageId, now()))) fail('not_found')
      return { ok: true }
    },

    async listReceivedMessages({ caller }) {
      return { status: 'success', data: { messages: await received(caller) } }
    },

    async markMessageRead({ params: { id }, caller }) {
      if (!(await received(caller)).some(message => message.id === id)) fail('not_found')
      await store.markRead(id, caller.uid, now())
      return { ok: true }
    },
  }
}
