import type { Channel, Message } from '@ariane/shared/contracts/chat'
import type { Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

/** The id of a pupil's channel document (S1 §3). */
const channelId = (userId: string) => `room-${userId}`

/** Statements on channels and messages. */
export const chatStore = (q: () => Kysely<ChatTables>) => ({
  async channel(userId: string): Promise<Channel | null> {
    const row = await q().selectFrom('channels').selectAll().where('user_id', '=', userId).executeTakeFirst()
    if (!row) return null
    return {
      id: channelId(userId),
      studentName: row.student_name,
      subject: row.subject,
      description: row.description,
      ...(row.chapter_id !== null && { chapterId: row.chapter_id }),
      ...(row.sub_chapter_id !== null && { subChapterId: row.sub_chapter_id }),
      status: row.status,
      createdAt: row.created_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
      closeComment: row.close_comment,
    }
  },

  /** Oldest first. */
  async messages(userId: string): Promise<Message[]> {
    const rows = await q()
      .selectFrom('messages')
      .selectAll()
      .where('channel_user_id', '=', userId)
      .orderBy('seq')
      .execute()
    return rows.map(row => ({
      id: row.id,
      channelId: channelId(userId),
      senderId: row.sender_id,
      senderName: row.sender_name,
      content: row.content,
      type: row.type,
      timestamp: row.sent_at.toISOString(),
      ...(row.file_url !== null && { fileUrl: row.file_url }),
    }))
  },
})
