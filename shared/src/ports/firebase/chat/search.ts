import { getDocsFromServer, limitToLast, orderBy, query, where } from 'firebase/firestore'
import type { FoundMessage } from '../../../contracts/chat-shapes.ts'
import { wordsOf } from '../../../contracts/search-tokens.ts'
import { type Documents, messageOf } from './documents.ts'
import { answered } from './failures.ts'
import type { RoomNews } from './room-summary.ts'

const FOUND = 30
/** Firestore searches no words: the newest texts of a room are read and looked through here. */
const READ = 500

/** Whether every word looked for begins a word of the text; false without words. */
export function hasWords(text: string, looked: string): boolean {
  const words = wordsOf(text)
  const wanted = wordsOf(looked)
  return wanted.length > 0 && wanted.every(one => words.some(word => word.startsWith(one)))
}

/** Texts of the given rooms, the newest first. Throws ChatFailure. */
export const search = (documents: Documents, rooms: readonly RoomNews[], words: string): Promise<FoundMessage[]> =>
  answered(async () => {
    const found = await Promise.all(
      rooms.map(async ({ pupil, channel }) => {
        if (!channel) return []
        const texts = query(
          documents.messages(pupil),
          where('type', '==', 'text'),
          orderBy('timestamp'),
          limitToLast(READ),
        )
        const { docs } = await getDocsFromServer(texts)
        return docs
          .map(one => ({ ...messageOf(one.data()), userId: pupil, studentName: channel.studentName }))
          .filter(message => hasWords(message.content, words))
      }),
    )
    const all = found.flat().sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
    return all.slice(0, FOUND)
  })
