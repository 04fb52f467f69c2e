import type { ChatEvent } from '@ariane/shared/contracts/chat'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Sign } from '../signs.ts'
import { type Line, written } from './line.ts'

interface HubSources {
  /** A room and what was said in it after a number; `messages` is left out when files are among it. */
  news(
    userId: string,
    from: number,
  ): Promise<Pick<Extract<ChatEvent, { kind: 'room' }>, 'channel' | 'seq' | 'messages'>>
  /** Rooms somebody hears of. */
  roomsOf(uid: string): Promise<ReadonlySet<string>>
  failed(error: unknown): void
}

/** A room somebody listens to. */
interface Heard {
  lines: Set<Line>
  /** The last number that was told; unknown before the first sign. */
  lastSent: number | undefined
  turn: LimitFunction
}

/** Everybody who listens to this process. */
export interface Hub {
  add(line: Line): void
  remove(line: Line): void
  lines(): readonly Line[]
  /** Passes on what was signed. */
  heard(sign: Sign): void
  /** Signs may have been missed: everybody reads again. */
  missed(): void
  endAll(): void
}

const READY = written({ kind: 'ready' })

/** Brings signs of the database to the lines they concern; each room is read once for all of its listeners. */
export function createHub({ news, roomsOf, failed }: HubSources): Hub {
  const lines = new Set<Line>()
  const rooms = new Map<string, Heard>()
  const moves = pLimit(1)

  const enter = (line: Line, userId: string) => {
    const room = rooms.get(userId) ?? { lines: new Set(), lastSent: undefined, turn: pLimit(1) }
    room.lines.add(line)
    rooms.set(userId, room)
  }
  const leave = (line: Line, userId: string) => {
    const room = rooms.get(userId)
    room?.lines.delete(line)
    if (room?.lines.size === 0) rooms.delete(userId)
  }
  const sayIn = (userId: string, event: ChatEvent, to: (line: Line) => boolean = () => true) => {
    const text = written(event)
    for (const line of rooms.get(userId)?.lines ?? []) if (to(line)) line.say(text)
  }

  /** What happened since it was told last. Several signs that wait are one reading. */
  async function refresh(userId: string, seq: number) {
    const room = rooms.get(userId)
    if (!room) return
    const from = room.lastSent ?? seq - 1
    if (from >= seq) return
    const read = await news(userId, from)
    room.lastSent = Math.max(read.seq, seq)
    sayIn(userId, { kind: 'room', userId, from, ...read })
  }

  /** He follows others than before. */
  async function moved(uid: string) {
    const mine = [...lines].filter(line => line.uid === uid)
    if (mine.length === 0) return
    const now = await roomsOf(uid)
    for (const line of mine) {
      for (const room of line.rooms) if (!now.has(room)) leave(line, room)
      for (const room of now) if (lines.has(line)) enter(line, room)
      line.rooms = now
      line.say(written({ kind: 'rooms' }))
    }
  }

  /** What was told of a room does not hold any more: its listeners read it again. */
  function lost(userId: string) {
    const room = rooms.get(userId)
    if (!room) return
    room.lastSent = undefined
    for (const line of room.lines) line.say(READY)
  }

  return {
    add(line) {
      lines.add(line)
      for (const room of line.rooms) enter(line, room)
      line.say(`retry: 2000\n${READY}`)
    },
    remove(line) {
      lines.delete(line)
      for (const room of line.rooms) leave(line, room)
    },
    lines: () => [...lines],

    heard(sign) {
      if ('room' in sign) {
        const room = rooms.get(sign.room)
        room
          ?.turn(() => refresh(sign.room, sign.seq))
          .catch(error => {
            failed(error)
            lost(sign.room)
          })
      } else if ('typing' in sign) {
        const { typing: userId, senderId, senderName } = sign
        sayIn(userId, { kind: 'typing', userId, senderId, senderName }, line => line.uid !== senderId)
      } else if ('read' in sign) {
        sayIn(sign.read, { kind: 'read', userId: sign.read }, line => line.uid === sign.reader)
      } else if ('reports' in sign) {
        const { reports: userId, about } = sign
        sayIn(userId, { kind: 'reports', userId }, line => line.uid !== userId && line.uid !== about)
      } else if ('follows' in sign) moves(() => moved(sign.follows)).catch(failed)
      else if ('ended' in sign) lost(sign.ended)
      else for (const line of lines) if (line.session === sign.session) line.end()
    },

    missed() {
      for (const room of rooms.values()) room.lastSent = undefined
      for (const line of lines) line.say(READY)
    },

    endAll() {
      for (const line of lines) line.end()
    },
  }
}
