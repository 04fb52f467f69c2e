import type { FoundMessage, InboxRow, Message } from '@ariane/shared/contracts/chat'
import { sql } from 'kysely'
import type { Q } from './ports.ts'
import { asChannel, type ChannelRow, channelId } from './shapes.ts'

const ROOMS = 500
const FOUND = 30
const SHOWN = 200

type Listed = ChannelRow & {
  unread: number
  waiting: Date | null
  reports: number
  sender_id: string | null
  sender_name: string
  type: Message['type']
  content: string
  sent_at: Date
}

/** What waits for a reader in a room: messages of others since its opening, and to an adult the request itself. */
const countUnread = (reader: string) => sql<number>`(
  (select count(*) from messages m where m.channel_user_id = c.user_id and m.seq > coalesce(r.seq, 0)
    and m.sent_at >= c.created_at and m.sender_id <> ${reader})
  + case when c.user_id <> ${reader} and coalesce(r.seq, -1) < c.opening_seq then 1 else 0 end)::int`

const readBy = (reader: string) => sql`left join chat_reads r on r.user_id = c.user_id and r.reader_uid = ${reader}`

/** Statements over several rooms. */
export const inboxStore = (q: Q) => ({
  async unread(reader: string, rooms: readonly string[]): Promise<number> {
    const { rows } = await sql<{ unread: number }>`select coalesce(sum(${countUnread(reader)}), 0)::int as unread
      from channels c ${readBy(reader)} where c.user_id = any(${rooms})`.execute(q())
    return rows[0]?.unread ?? 0
  },

  /** Never back to an earlier message. Gives false when nothing changed. */
  async markRead(user_id: string, reader_uid: string, seq: number, at: Date): Promise<boolean> {
    const { rows } = await sql`insert into chat_reads (user_id, reader_uid, seq, at)
      select c.user_id, ${reader_uid}, least(c.seq, ${seq}::int), ${at}::timestamptz from channels c
        where c.user_id = ${user_id}
      on conflict (user_id, reader_uid) do update set seq = excluded.seq, at = excluded.at
        where chat_reads.seq < excluded.seq
      returning seq`.execute(q())
    return rows.length > 0
  },

  /** Who waits longest first, then the other open ones, then closed ones, the newest first. */
  async rows(reader: string, rooms: readonly string[]): Promise<InboxRow[]> {
    const { rows } = await sql<Listed>`
      select c.*, ${countUnread(reader)} as unread, w.waiting, l.sender_id, l.sender_name, l.type, l.content, l.sent_at,
        (select count(*) from chat_reports p left join messages m on m.id = p.message_id
          where p.user_id = c.user_id and p.settled_at is null
            and coalesce(p.about_uid, m.sender_id) is distinct from ${reader})::int as reports
      from channels c ${readBy(reader)}
      left join lateral (
        select sender_id, sender_name, type, left(content, ${SHOWN}) as content, sent_at, seq from messages m
        where m.channel_user_id = c.user_id and m.sent_at >= c.created_at order by seq desc limit 1
      ) l on true
      left join lateral (
        select case when c.status = 'closed' then null when a.seq = 0 then c.created_at else
          (select min(m.sent_at) from messages m where m.channel_user_id = c.user_id and m.sent_at >= c.created_at
            and m.sender_id = c.user_id and m.seq > a.seq) end as waiting
        from (select coalesce(max(m.seq), 0) as seq from messages m where m.channel_user_id = c.user_id
          and m.sent_at >= c.created_at and m.sender_id <> c.user_id) a
      ) w on true
      where c.user_id = any(${rooms})
      order by c.status = 'closed', w.waiting nulls last, c.closed_at desc, l.sent_at desc, c.created_at desc
      limit ${ROOMS}`.execute(q())
    return rows.map(row => ({
      userId: row.user_id,
      channel: asChannel(row),
      unread: row.unread,
      waitingSince: row.waiting?.toISOString() ?? null,
      last: row.sender_id === null ? null : toLastMessage(row, row.sender_id),
      reports: row.reports,
    }))
  },

  /** Newest first; `terms` is a query of the database's own language. */
  async search(rooms: readonly string[], terms: string): Promise<FoundMessage[]> {
    const rows = await q()
      .selectFrom('messages as m')
      .innerJoin('channels as c', 'c.user_id', 'm.channel_user_id')
      .select(['m.id', 'm.channel_user_id', 'm.sender_id', 'm.sender_name', 'm.content', 'm.type', 'm.sent_at'])
      .select('c.student_name')
      .where('m.channel_user_id', 'in', rooms.length > 0 ? rooms : [''])
      .where(sql<boolean>`to_tsvector('simple', chat_fold(m.content)) @@ to_tsquery('simple', ${terms})`)
      .orderBy('m.sent_at', 'desc')
      .limit(FOUND)
      .execute()
    return rows.map(row => ({
      id: row.id,
      channelId: channelId(row.channel_user_id),
      senderId: row.sender_id,
      senderName: row.sender_name,
      content: row.content,
      type: row.type,
      timestamp: row.sent_at.toISOString(),
      userId: row.channel_user_id,
      studentName: row.student_name,
    }))
  },
})

const toLastMessage = (row: Listed, senderId: string): NonNullable<InboxRow['last']> => ({
  senderId,
  senderName: row.sender_name,
  type: row.type,
  content: row.content,
  timestamp: row.sent_at.toISOString(),
})
