import { parisDay } from '@ariane/shared/dates'
import { ApiFailure } from '../platform/errors.ts'
import type { AssignmentPorts, WorkFile } from './ports.ts'
import { type AssignmentRow, assignmentStore } from './store.ts'

/** What leaves a line in the pupil's audit log. */
export const noteFor = { path: 'paths', topic: 'paths', homework: 'homework', objective: 'objectives' } as const

/** Hands given work to its pupils, each in a transaction of his own. */
export function assignmentDelivery({ db: { q, tx }, now, deliver, planner, note }: AssignmentPorts) {
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

  /** To everybody who waits for it; gives those without room. */
  async function handOut(row: AssignmentRow): Promise<string[]> {
    const waiting = (await store.pupilsOf([row.id])).filter(({ delivered_at }) => delivered_at === null)
    const file = row.work.kind === 'homework' ? await store.findFile(row.id) : undefined
    const full: string[] = []
    for (const { pupil_uid } of waiting) if (!(await handTo(row, pupil_uid, file))) full.push(pupil_uid)
    const served = waiting.map(({ pupil_uid }) => pupil_uid).filter(uid => !full.includes(uid))
    if (row.given_by) await note(row.given_by, served, noteFor[row.work.kind])
    return full
  }

  return {
    handOut,

    /** Hands out what opened since the last time. */
    async handOutOpened() {
      for (const row of await store.opened(parisDay(now()))) await handOut(row)
    },
  }
}
