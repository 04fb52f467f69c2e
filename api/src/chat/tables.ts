import type { Channel, Message, ReportedKind } from '@ariane/shared/contracts/chat'
import type { Generated } from 'kysely'

export interface ChatTables {
  channels: {
    user_id: string
    student_name: string
    subject: string
    description: string
    chapter_id: string | null
    sub_chapter_id: string | null
    status: Channel['status']
    created_at: Date
    closed_at: Date | null
    close_comment: string | null
    /** Number of the last message, opening or closing: taken where it happens, so that order has no holes. */
    seq: Generated<number>
    /** The number of this opening. */
    opening_seq: Generated<number>
    /** Time of the last message: the next one is later, whatever the clock of its process says. */
    last_at: Generated<Date | null>
  }
  messages: {
    id: string
    channel_user_id: string
    seq: number
    sender_id: string
    sender_name: string
    content: string
    type: Message['type']
    file_url: string | null
    sent_at: Date
    /** When its conversation was closed. */
    ended_at: Generated<Date | null>
  }
  /** Up to where somebody has read a room. */
  chat_reads: {
    user_id: string
    reader_uid: string
    seq: number
    at: Date
  }
  /** Texts of adults that a pupil reported: messages of the chat, and others, of which the words are kept here. */
  chat_reports: {
    id: string
    user_id: string
    kind: Generated<ReportedKind>
    /** Of the chat. */
    message_id: string | null
    /** Of a message to a class, or of given work; who wrote it and what. */
    other_id: Generated<string | null>
    about_uid: Generated<string | null>
    about_name: Generated<string | null>
    said: Generated<string | null>
    reason: string
    reported_at: Date
    settled_at: Generated<Date | null>
    settled_by: Generated<string | null>
    settled_name: Generated<string | null>
    /** Done with for operators, whoever else settled it. */
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    closed_name: Generated<string | null>
  }
}
