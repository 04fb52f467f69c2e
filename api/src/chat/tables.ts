import type { Channel, Message } from '@ariane/shared/contracts/chat'
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
    /** Number of the last message: taken in the transaction that adds one, so that order has no holes. */
    seq: Generated<number>
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
  }
}
