import { getDocFromServer } from 'firebase/firestore'
import type { ChatPerson } from '../../chat.ts'
import { ChatFailure } from '../../chat.ts'
import type { Documents } from './documents.ts'

/** The user's name in each room: the rules require the name in the room's documents. */
export function createSenderNames(documents: Documents, me: ChatPerson) {
  const known = new Map<string, string>()

  async function read(pupil: string): Promise<string> {
    const [at, field] =
      pupil === me.uid
        ? ([documents.channel(pupil), 'studentName'] as const)
        : ([documents.link(me.uid, pupil), 'managerName'] as const)
    const name: unknown = (await getDocFromServer(at)).get(field)
    if (typeof name !== 'string') throw new ChatFailure(pupil === me.uid ? 'not_found' : 'forbidden')
    return name
  }

  async function readOwn(pupil: string): Promise<string> {
    const name = known.get(pupil) ?? (await read(pupil))
    known.set(pupil, name)
    return name
  }

  return {
    mine: readOwn,
    forget: (pupil: string): boolean => known.delete(pupil),
    /** Whether the cached name differed from the documents. */
    async hasChanged(pupil: string): Promise<boolean> {
      const before = known.get(pupil)
      known.delete(pupil)
      return (await readOwn(pupil)) !== before
    },
  }
}
