import { localDay } from '@ariane/shared/dates'
import { ApiFailure } from '../platform/errors.ts'
import type { AssignmentPorts, WorkFile } from './ports.ts'
import { type AssignmentRow, assignmentStore } from './store.ts'
import { wordsOf } from './words.ts'

/** What leaves a line in the pupil's audit log. */
export const noteFor = { path: 'paths', topic: 'paths', homework: 'homework', objective: 'objectives' } as const

/** Hands given work to its pupils, each in a transaction of his own. */
export function assignmentDelivery({ db: { q, tx }, now, deliver, planner, note, waiting, apart }: AssignmentPorts) {
  const store = assignmentStore(q)

  /** False when the pupil has no room for it: then it was not given. */
  async function handTo(row: AssignmentRow, pupil: string, file: WorkFile | undefined): Promise<boolean> {
    const { work, title, instruction, seed } = row
    const delivery = { work, title, instruction, seed, dueDay: row.due_day, pupil, giver: row.given_by, file }
    try {
      await tx(async () => {
        const { pathId, objectiveId } = await deliver(delivery)
        const event_id = await planner.add(delivery)
        const columns = { delivered_at: now(), path_id: pathId, objective_id: objectiveId, event_id }
        await store.delivered(row.id, pupil, columns)
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'full') throw error
      await store.dropPupil(row.id, pupil)
      return false
    }
  }

  /** To everybody who waits for it, is followed by its giver still and may be given his words; gives those without room. */
  async function handOut(row: AssignmentRow): Promise<string[]> {
    const left = (await store.pupilsOf([row.id])).filter(({ delivered_at }) => delivered_at === null)
    const pupils = left.map(({ pupil_uid }) => pupil_uid)
    const held = wordsOf(row).length > 0 ? await waiting(pupils, row.given_by) : new Set()
    // Nothing that a pupil did not have yet reaches him from an adult whom he stopped.
    const ended = row.given_by === null ? new Set() : await apart(pupils, row.given_by)
    const next = pupils.filter(uid => !held.has(uid) && !ended.has(uid))
    if (next.length === 0) return []
    const file = row.work.kind === 'homework' ? await store.findFile(row.id) : undefined
    const full: string[] = []
    for (const uid of next) if (!(await handTo(row, uid, file))) full.push(uid)
    const served = next.filter(uid => !full.includes(uid))
    if (row.given_by) await note(row.given_by, served, noteFor[row.work.kind])
    return full
  }

  return {
    handOut,

    /** Hands out what opened since the last time. */
    async handOutOpened() {
      for (const row of await store.opened(localDay(now()))) await handOut(row)
    },
  }
}
