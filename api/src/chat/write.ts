import type { NewRequest } from '@ariane/shared/contracts/chat'
import { sql } from 'kysely'
import type { Q } from './ports.ts'
import type { ChannelRow } from './shapes.ts'
import { tellRoom } from './signs.ts'

/** A request as it is stored. */
export interface Opening extends NewRequest {
  userId: string
  studentName: string
}

export interface Said {
  id: string
  userId: string
  senderId: string
  senderName: string
  content: string
  type: string
  fileUrl: string | null
}

/** Later than anything in the room, so that the order of the times is the order of the numbers. */
const after = (last: string, now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, ${sql.ref(last)} + interval '1 millisecond')`

/** Statements that change a room. Each is one statement: it happens with its number and its sign, or not at all. */
export const chatWriter = (q: Q) => ({
  /** Undefined while a conversation is open. */
  async open(opening: Opening, now: Date): Promise<ChannelRow | undefined> {
    const { userId, studentName, subject, description, chapterId = null, subChapterId = null } = opening
    const { rows } = await sql<ChannelRow>`
      with opened as (
        insert into channels (user_id, student_name, subject, description, chapter_id, sub_chapter_id, status,
          created_at, seq, opening_seq)
        values (${userId}, ${studentName}, ${subject}, ${description}, ${chapterId}, ${subChapterId}, 'open',
          ${now}, 1, 1)
        on conflict (user_id) do update set student_name = excluded.student_name, subject = excluded.subject,
          description = excluded.description, chapter_id = excluded.chapter_id,
          sub_chapter_id = excluded.sub_chapter_id, status = 'open', created_at = ${after('channels.last_at', now)},
          closed_at = null, close_comment = null, seq = channels.seq + 1, opening_seq = channels.seq + 1
        where channels.status = 'closed'
        returning *
      ) select opened.*, ${tellRoom(userId)} from opened`.execute(q())
    return rows[0]
  },

  /** Undefined when it is not open. */
  async close(userId: string, comment: string | null, now: Date): Promise<ChannelRow | undefined> {
    const { rows } = await sql<ChannelRow>`
      with closed as (
        update channels set status = 'closed', closed_at = ${now}, close_comment = ${comment}, seq = seq + 1
        where user_id = ${userId} and status = 'open'
        returning *
      ), ended as (
        update messages set ended_at = ${now}
        where channel_user_id in (select user_id from closed) and ended_at is null
      ) select closed.*, ${tellRoom(userId)} from closed`.execute(q())
    return rows[0]
  },

  /**
   * Its number and time; undefined when the room is not open, or the id is taken. A message with the same id that arrives
   * at the very same time fails on the key.
   */
  async add(said: Said, now: Date): Promise<{ seq: number; sent_at: Date } | undefined> {
    const { id, userId, senderId, senderName, content, type, fileUrl } = said
    const { rows } = await sql<{ seq: number; sent_at: Date }>`
      with room as (
        update channels set seq = seq + 1, last_at = greatest(created_at, ${after('channels.last_at', now)})
        where user_id = ${userId} and status = 'open' and not exists (select 1 from messages where id = ${id})
        returning seq, last_at as at
      ), added as (
        insert into messages (id, channel_user_id, seq, sender_id, sender_name, content, type, file_url, sent_at)
        select ${id}, ${userId}, room.seq, ${senderId}, ${senderName}, ${content}, ${type}, ${fileUrl}, room.at from room
        returning seq, sent_at
      ) select seq, sent_at, ${tellRoom(userId)} from added`.execute(q())
    return rows[0]
  },
})
