import type { NewMessage, NumberedMessage } from '@ariane/shared/contracts/chat'
import { detectMediaType } from '@ariane/shared/contracts/chat'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import { withoutMetadata } from '../platform/files/photo.ts'
import { TooManyPixels } from '../platform/files/pixels.ts'
import { asMessage } from './shapes.ts'
import { chatStore } from './store.ts'
import type { ChatTables } from './tables.ts'
import { chatWriter } from './write.ts'

interface Sending extends NewMessage {
  userId: string
  senderId: string
  senderName: string
}

/** What messages are stored with. */
interface SendPorts {
  db: UnitOfWork<ChatTables>
  now(): Date
}

const TAKEN = '23505'
const isTaken = (error: unknown) => (error as { code?: unknown }).code === TAKEN

/** Stores a message once, whatever happens to its answer. Fails with `not_found`, `locked`, `conflict`, `invalid_input`. */
export async function send({ db: { q }, now }: SendPorts, sending: Sending): Promise<NumberedMessage> {
  const store = chatStore(q)
  const { id, userId, senderId, senderName, type, content } = sending
  const fileUrl = sending.fileUrl ? withoutTraces(sending.fileUrl) : null
  const said = { id, userId, senderId, senderName, type, content, fileUrl }
  const added = await chatWriter(q)
    .add(said, now())
    .catch(error => (isTaken(error) ? undefined : Promise.reject(error)))
  if (added) {
    const { seq, sent_at } = added
    return asMessage({
      id,
      channel_user_id: userId,
      seq,
      sender_id: senderId,
      sender_name: senderName,
      content,
      type,
      file_url: fileUrl,
      sent_at,
    })
  }
  const there = await store.message(id)
  if (there) return there.userId === userId && there.message.senderId === senderId ? there.message : fail('conflict')
  return fail((await store.row(userId)) ? 'locked' : 'not_found')
}

/** A photo keeps nothing but its picture. */
function withoutTraces(fileUrl: string): string {
  const mime = detectMediaType(fileUrl) ?? ''
  if (!mime.startsWith('image/')) return fileUrl
  const bytes = Buffer.from(fileUrl.slice(fileUrl.indexOf(',') + 1), 'base64')
  try {
    return `data:${mime};base64,${withoutMetadata(bytes, mime).toString('base64')}`
  } catch (error) {
    return fail(error instanceof TooManyPixels ? 'too_large' : 'invalid_input', ['fileUrl'])
  }
}
