import type { Channel, NumberedMessage } from '@ariane/shared/contracts/chat'
import type { Selectable } from 'kysely'
import type { ChatTables } from './tables.ts'

export type ChannelRow = Selectable<ChatTables['channels']>
export type MessageRow = Omit<Selectable<ChatTables['messages']>, 'ended_at'>

/** The id of a pupil's channel document (S1 §3). */
export const channelId = (userId: string) => `room-${userId}`

export const asChannel = (row: ChannelRow): Channel => ({
  id: channelId(row.user_id),
  studentName: row.student_name,
  subject: row.subject,
  description: row.description,
  ...(row.chapter_id !== null && { chapterId: row.chapter_id }),
  ...(row.sub_chapter_id !== null && { subChapterId: row.sub_chapter_id }),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  closeComment: row.close_comment,
})

export const asMessage = (row: MessageRow): NumberedMessage => ({
  id: row.id,
  channelId: channelId(row.channel_user_id),
  senderId: row.sender_id,
  senderName: row.sender_name,
  content: row.content,
  type: row.type,
  timestamp: row.sent_at.toISOString(),
  ...(row.file_url !== null && { fileUrl: row.file_url }),
  seq: row.seq,
})
