import { MAX_CLASS_PUPILS } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import { memberStore } from './members.ts'
import type { ClassPorts } from './ports.ts'
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

    /** Who is in it already stays as he is; fails with `full` beyond the size of a class. */
    async addPupils(id: string, uids: readonly string[]) {
      await hold(id)
      const known = new Set(await members.pupilsOf(id))
      const fresh = [...new Set(uids)].filter(uid => !known.has(uid))
      if (known.size + fresh.length > MAX_CLASS_PUPILS) fail('full')
      if (fresh.length === 0) return
      await members.addPupils(id, fresh, now())
      const teachers = await members.teachersOf(id)
      await links.hold(
        id,
        teachers.map(({ uid }) => uid),
        fresh,
      )
    },

    async removePupil(id: string, uid: string) {
      await members.removePupil(id, uid)
      await links.release(id, { pupils: [uid] })
    },

    async addTeacher(id: string, uid: string) {
      await hold(id)
      await members.addTeacher(id, uid, now())
      await links.hold(id, [uid], await members.pupilsOf(id))
    },

    async removeTeacher(id: string, uid: string) {
      await classes.lock(id)
      const teachers = await members.teachersOf(id)
      if (!teachers.some(teacher => teacher.uid === uid)) return
      if (teachers.length === 1) fail('locked')
      await links.release(id, { manager: uid })
      await members.removeTeacher(id, uid)
    },
  }
}
