import { fail } from '../platform/errors.ts'
import { memberStore } from './members.ts'
import type { ClassPorts } from './ports.ts'

/** Refuses a teacher whom a pupil of the class stopped: with it, or with a colleague out of it, that pupil would lose the others. */
export function mayEndClass({ among, db }: Pick<ClassPorts, 'among' | 'db'>) {
  const members = memberStore(db.q)
  return async (id: string, by: string): Promise<void> => {
    if ((await members.teachersOf(id)).every(({ uid }) => uid === by)) return
    const relations = await among(by, await members.pupilsOf(id))
    if ([...relations.values()].includes('stopped')) fail('forbidden')
  }
}
