import { type DocumentData, getDocFromServer, serverTimestamp } from 'firebase/firestore'
import { CHAT_LIMITS } from '../../../contracts/chat-media.ts'
import { type Channel, type Message, NewMessage, NewRequest } from '../../../contracts/chat-shapes.ts'
import { type ChatCode, ChatFailure, type ChatPerson } from '../../chat.ts'
import { type Documents, parseChannel, parseMessage, toChannelId } from './documents.ts'
import { isDenied, withTimeout } from './failures.ts'
import { createSenderNames } from './sender-names.ts'
import { writeNow } from './write-now.ts'

/** Time for a film on a slow connection. */
const SEND_MS = 120_000
const CLOSED_BY_PUPIL = "Fermé par l'élève"

/** Opening, closing and sending. The rules decide; after a refusal the documents are read to find the reason. */
export function createWriter(documents: Documents, me: ChatPerson) {
  const names = createSenderNames(documents, me)

  const channelAt = async (pupil: string): Promise<DocumentData | undefined> =>
    (await getDocFromServer(documents.channel(pupil))).data()

  /** The pupil's name in a room: the API's, which the rules compare. */
  async function readMirroredName(): Promise<string> {
    const name: unknown = (await getDocFromServer(documents.consent(me.uid))).get('name')
    return typeof name === 'string' ? name : ''
  }

  async function findRefusal(pupil: string): Promise<ChatCode> {
    try {
      const channel = await channelAt(pupil)
      const consent = await getDocFromServer(documents.consent(pupil))
      if (consent.data()?.chat !== true) return 'consent'
      if (!channel) return 'not_found'
      return channel.status === 'open' ? 'forbidden' : 'closed'
    } catch (error) {
      if (isDenied(error)) return 'forbidden'
      throw error
    }
  }

  /** A message of the user that was already stored, though its answer was lost. */
  async function readStored(id: string): Promise<Message | undefined> {
    try {
      const data = (await getDocFromServer(documents.message(id))).data()
      return data && data.senderId === me.uid ? parseMessage(data) : undefined
    } catch (error) {
      if (isDenied(error)) return undefined
      throw error
    }
  }

  async function write(pupil: string, message: NewMessage, signal: AbortSignal): Promise<void> {
    const { id, type, content, fileUrl } = message
    const document = {
      id,
      channelId: toChannelId(pupil),
      senderId: me.uid,
      senderName: await names.mine(pupil),
      content,
      type,
      timestamp: serverTimestamp(),
      ...(fileUrl && { fileUrl }),
    }
    const at = documents.message(id)
    await writeNow(at, signal, to => to.set(at, document))
  }

  async function deliver(pupil: string, message: NewMessage, signal: AbortSignal): Promise<Message> {
    try {
      await write(pupil, message, signal)
    } catch (error) {
      if (error instanceof ChatFailure) throw new ChatFailure(await findRefusal(pupil), error)
      if (!isDenied(error)) throw error
      const before = await readStored(message.id)
      if (before?.channelId === toChannelId(pupil)) return before
      const why = await findRefusal(pupil)
      if (why !== 'forbidden' || !(await names.hasChanged(pupil))) throw new ChatFailure(why, error)
      await write(pupil, message, signal)
    }
    const sent = await readStored(message.id)
    if (!sent) throw new ChatFailure('unknown')
    return sent
  }

  return {
    async send(pupil: string, given: NewMessage): Promise<Message> {
      if ((given.fileUrl?.length ?? 0) > CHAT_LIMITS.file) throw new ChatFailure('too_large')
      const message = NewMessage.safeParse(given)
      if (!message.success) throw new ChatFailure('invalid', message.error)
      return withTimeout(signal => deliver(pupil, message.data, signal), SEND_MS)
    },

    async open(pupil: string, given: NewRequest): Promise<Channel> {
      const request = NewRequest.safeParse(given)
      if (!request.success) throw new ChatFailure('invalid', request.error)
      if (pupil !== me.uid) throw new ChatFailure('forbidden')
      const { subject, description, chapterId, subChapterId } = request.data
      const asked = { subject, description, ...(chapterId && { chapterId }), ...(subChapterId && { subChapterId }) }
      return withTimeout(async signal => {
        const studentName = await readMirroredName()
        const fields = { status: 'open', createdAt: serverTimestamp(), closedAt: null, closeComment: null }
        const document = { id: toChannelId(pupil), studentName, ...asked, ...fields }
        const at = documents.channel(pupil)
        await writeNow(at, signal, to => to.set(at, document)).catch(async error => {
          if (!isDenied(error)) throw error
          const there = await channelAt(pupil)
          if (there?.status === 'open') {
            if (!isSame(there, asked)) throw new ChatFailure('open', error)
            return
          }
          const why = await findRefusal(pupil)
          throw new ChatFailure(why === 'consent' ? why : 'forbidden', error)
        })
        names.forget(pupil)
        return parseChannel((await channelAt(pupil)) ?? {})
      })
    },

    async close(pupil: string, given: string): Promise<Channel> {
      const comment = pupil === me.uid ? CLOSED_BY_PUPIL : given.trim()
      if (comment.length > CHAT_LIMITS.comment) throw new ChatFailure('invalid')
      return withTimeout(async signal => {
        const change = { status: 'closed', closedAt: serverTimestamp(), closeComment: comment || null }
        const at = documents.channel(pupil)
        await writeNow(at, signal, to => to.update(at, change)).catch(async error => {
          if (!isDenied(error)) throw error
          const why = await findRefusal(pupil)
          if (why !== 'closed') throw new ChatFailure(why, error)
        })
        return parseChannel((await channelAt(pupil)) ?? {})
      })
    },
  }
}

const isSame = (there: DocumentData, asked: NewRequest): boolean =>
  there.subject === asked.subject &&
  there.description === asked.description &&
  there.chapterId === asked.chapterId &&
  there.subChapterId === asked.subChapterId
