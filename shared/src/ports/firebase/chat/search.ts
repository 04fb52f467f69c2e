import { getDocsFromServer, limitToLast, orderBy, query, where } from 'firebase/firestore'
import type { FoundMessage } from '../../../contracts/chat-shapes.ts'
import { searchTokens } from '../../../contracts/search-tokens.ts'
import { type Documents, parseMessage } from './documents.ts'
import { withTimeout } from './failures.ts'
import type { RoomSummary } from './room-summary.ts'

const MAX_RESULTS = 30
/** Firestore has no text search: the newest texts of a room are read and filtered here. */
const MAX_SEARCHED_MESSAGES = 500

/** Whether each searched word begins a word of the text; false without words. */
export function containsWords(text: string, looked: string): boolean {
  const words = searchTokens(text)
  const wanted = searchTokens(looked)
  return wanted.length > 0 && wanted.every(one => words.some(word => word.startsWith(one)))
}

/** Messages of the given rooms, the newest first. @throws ChatFailure */
export const search = (documents: Documents, rooms: readonly RoomSummary[], words: string): Promise<FoundMessage[]> =>
  withTimeout(async () => {
    const found = await Promise.all(
      rooms.map(async ({ pupil, channel }) => {
        if (!channel) return []
        const texts = query(
          documents.messages(pupil),
          where('type', '==', 'text'),
          orderBy('timestamp'),
          limitToLast(MAX_SEARCHED_MESSAGES),
        )
        const { docs } = await getDocsFromServer(texts)
        return docs
          .map(one => ({ ...parseMessage(one.data()), userId: pupil, studentName: channel.studentName }))
          .filter(message => containsWords(message.content, words))
      }),
    )
    const all = found.flat().sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
    return all.slice(0, MAX_RESULTS)
  })
