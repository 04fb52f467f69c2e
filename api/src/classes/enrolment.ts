import { MAX_CLASS_PUPILS } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import { undoableSince } from './code.ts'
import { memberStore } from './members.ts'
import type { Asked, ClassPorts } from './ports.ts'
import { type ClassRow, classStore } from './store.ts'

/** Puts people into classes and takes them out, with the links that follow. To be called in a transaction. */
export function classEnrolment({ db: { q }, now, links }: Pick<ClassPorts, 'db' | 'now' | 'links'>) {
  const classes = classStore(q)
  const members = memberStore(q)

  /** The class, held until the end of the transaction; fails with `locked` for an archived one. */
  async function hold(id: string): Promise<ClassRow> {
    const row = (await classes.lock(id)) ?? fail('not_found')
    if (row.archived_at) fail('locked')
    return row
  }

  return {
    hold,

    /** Who is in it already stays as he is; fails with `full` beyond the size of a class. `asked`: what the pupil asked for. */
    async addPupils(id: string, uids: readonly string[], asked?: Asked) {
      await hold(id)
      const known = new Set(await members.pupilsOf(id))
      const fresh = [...new Set(uids)].filter(uid => !known.has(uid))
      if (known.size + fresh.length > MAX_CLASS_PUPILS) fail('full')
      if (fresh.length === 0) return
      await members.addPupils(id, fresh, now(), new Map(fresh.map(uid => [uid, asked?.knownAs ?? null])))
      const teachers = await members.teachersOf(id)
      // Whom he could not see when he asked he did not ask for.
      const wasSeen = ({ since }: { since: Date }) => asked !== undefined && since <= asked.at
      const uidsOf = (those: typeof teachers) => those.map(({ uid }) => uid)
      await links.hold(id, uidsOf(teachers.filter(wasSeen)), fresh, asked)
      await links.hold(id, uidsOf(teachers.filter(one => !wasSeen(one))), fresh)
    },

    async removePupil(id: string, uid: string) {
      await members.removePupil(id, uid, undoableSince(now()))
      await links.release(id, { pupils: [uid] })
    },

    async addTeacher(id: string, uid: string) {
      await hold(id)
      const last = (await members.teachersOf(id)).at(-1)?.since.getTime() ?? 0
      // The first of them is the founder.
      await members.addTeacher(id, uid, new Date(Math.max(now().getTime(), last + 1)))
      await links.hold(id, [uid], await members.pupilsOf(id))
    },

    /** Fails with `forbidden` for the founder unless it is he who leaves. */
    async removeTeacher(id: string, uid: string, by: string) {
      await classes.lock(id)
      const teachers = await members.teachersOf(id)
      if (!teachers.some(teacher => teacher.uid === uid)) return
      if (teachers.length === 1) fail('locked')
      if (teachers[0]?.uid === uid && by !== uid) fail('forbidden')
      await links.release(id, { manager: uid })
      await members.removeTeacher(id, uid)
    },
  }
}
