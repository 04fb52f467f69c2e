import { isTeacher } from '@ariane/shared/catalogue'
import { CHAT_STREAM } from '@ariane/shared/contracts/chat'
import type { FastifyInstance } from 'fastify'
import type { Access } from '../../platform/access.ts'
import { withDeadline } from '../../platform/db/deadline.ts'
import type { Listen } from '../../platform/db/notices.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import { admit, type Gate } from '../../platform/http/mount.ts'
import { describeError, type Log } from '../../platform/log.ts'
import { CHAT_SIGNS, Sign } from '../signs.ts'
import type { ChatTables } from '../tables.ts'
import { createHub } from './hub.ts'
import { openLine, written } from './line.ts'
import { chatNews } from './news.ts'

const BEAT_MS = 15_000
/** Streams of one person at once: a browser needs one; pages without https, one each that is looked at. */
const LINES = 16
/** Of what is asked before the stream begins. */
const DEADLINE_MS = 2000
const BEAT = written({ kind: 'beat' })

const ROW = { policy: { allow: 'member' }, rate: 'read' } as const

/** What the live chat is built from. */
interface LivePorts {
  db: UnitOfWork<ChatTables>
  now(): Date
  log: Log
  access: Access
  listen: Listen
  gate: Gate
  /** Uids of the pupils a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
  /** Which of these sessions have not ended. */
  openSessions(sessions: readonly string[], now: Date): Promise<Set<string>>
  beatMs?: number
}

/** Serves the live line. It ends with the session, and before the server stops. */
export function registerChatStream(server: FastifyInstance, ports: LivePorts) {
  const { db, now, log, access, listen, gate, pupilsOf, openSessions, beatMs = BEAT_MS } = ports
  const failed = (error: unknown) => log.error({ err: describeError(error) }, 'the live chat')
  const listRooms = async (uid: string) => {
    const role = (await access.person(uid))?.role
    if (role === 'ROLE_PARENT') return new Set<string>()
    return new Set(role && isTeacher(role) ? await pupilsOf(uid) : [uid])
  }
  const hub = createHub({ news: chatNews(db.q), roomsOf: listRooms, failed })

  let ear: Promise<() => Promise<void>> | undefined
  /** Begins with the first listener. */
  const hear = () => {
    ear ??= listen(CHAT_SIGNS, {
      heard: payload => {
        const sign = Sign.safeParse(JSON.parse(payload))
        if (sign.success) hub.heard(sign.data)
      },
      missed: hub.missed,
    }).catch(error => {
      ear = undefined
      throw error
    })
    return ear
  }

  /** A beat shows both ends that the other is there; who was signed out in between hears no more. */
  async function beat() {
    const lines = hub.lines()
    for (const line of lines) line.say(BEAT)
    const sessions = lines.flatMap(line => line.session ?? [])
    if (sessions.length === 0) return
    const alive = await openSessions(sessions, now())
    for (const line of lines) if (line.session !== undefined && !alive.has(line.session)) line.end()
  }
  const timer = setInterval(() => void beat().catch(failed), beatMs)
  timer.unref()

  let closing = false
  server.addHook('preClose', async () => {
    closing = true
    clearInterval(timer)
    hub.endAll()
    await (await ear?.catch(() => undefined))?.()
  })

  server.get(
    CHAT_STREAM,
    { onRequest: (request, reply) => withDeadline(DEADLINE_MS, () => admit(ROW, request, reply, gate)) },
    async (request, reply) => {
      const { caller } = request
      if (!caller) return fail('not_signed_in')
      if (caller.role === null) return fail('no_account')
      if (caller.waiting) return fail('awaiting_approval')
      if (closing) return fail('unavailable')
      await hear()
      const rooms = await withDeadline(DEADLINE_MS, () => listRooms(caller.uid))
      reply.hijack()
      const line = openLine(reply.raw, { uid: caller.uid, session: caller.session, rooms })
      reply.raw.once('close', () => hub.remove(line))
      const mine = hub.lines().filter(({ uid }) => uid === caller.uid)
      if (mine.length >= LINES) mine[0]?.end()
      if (closing || reply.raw.destroyed) return line.end()
      hub.add(line)
      // A link that ended while the rooms were asked for was signed to nobody.
      const since = await listRooms(caller.uid).catch(() => undefined)
      if (since?.symmetricDifference(rooms).size !== 0) hub.heard({ follows: caller.uid })
    },
  )
}
