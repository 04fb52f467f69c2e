import {
  ASSIGNMENTS_PER_PAGE,
  type AssignmentDetail,
  type AssignmentSummary,
  type Remediation,
} from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import type { AssignmentPorts } from './ports.ts'
import { findState, isLate } from './state.ts'
import { type AssignedRow, type AssignmentRow, assignmentStore } from './store.ts'

const MAX_REMEDIATIONS = 5
/** Given work with its pupils, before what they answered is read. */
type ListedWork = Omit<AssignmentDetail, 'notions' | 'questions'>

/** Reads given work as a teacher of the class sees it: of its pupils those whom he follows. */
export function assignmentReader(ports: AssignmentPorts) {
  const { db, now, pupilsOf, namesOf } = ports
  const store = assignmentStore(db.q)

  /** How far each is, by pupil and assignment. */
  async function readProgress(rows: readonly AssignedRow[]) {
    const paths = await ports.progressOfPaths(rows.flatMap(({ path_id }) => path_id ?? []))
    const objectives = await ports.progressOfObjectives(rows.flatMap(({ objective_id }) => objective_id ?? []))
    return ({ path_id, objective_id }: AssignedRow) =>
      path_id === null ? objectives.get(objective_id ?? '') : paths.get(path_id)
  }

  /** The rows with the state of each pupil whom the teacher follows. */
  async function readRows(rows: readonly AssignmentRow[], teacher: string): Promise<ListedWork[]> {
    const [first] = rows
    if (!first) return []
    const register = await pupilsOf(first.class_id, teacher)
    const given = Map.groupBy(await store.pupilsOf(rows.map(({ id }) => id)), row => row.assignment_id)
    const progress = await readProgress([...given.values()].flat())
    const names = await namesOf([...new Set(rows.flatMap(({ given_by }) => given_by ?? []))])
    const today = localDay(now())
    return rows.map(row => {
      const byPupil = new Map((given.get(row.id) ?? []).map(pupil => [pupil.pupil_uid, pupil]))
      const list = register.flatMap(({ userId, fullName }) => {
        const pupil = byPupil.get(userId)
        if (!pupil) return []
        const found = progress(pupil)
        const state = findState(pupil.delivered_at !== null, found)
        const late = row.withdrawn_at === null && isLate(state, row.due_day, today)
        const held = state === 'waiting' && row.opens_day <= today && row.withdrawn_at === null
        return [{ userId, fullName, state, held, late, answers: found?.answers ?? 0, right: found?.right ?? 0 }]
      })
      const count = (is: (pupil: (typeof list)[number]) => boolean) => list.filter(is).length
      return {
        id: row.id,
        kind: row.work.kind,
        title: row.title,
        instruction: row.instruction,
        opensDay: row.opens_day,
        dueDay: row.due_day,
        givenBy: names.get(row.given_by ?? '') ?? '',
        givenAt: row.given_at.toISOString(),
        withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        pupils: list.length,
        begun: count(({ state }) => state === 'begun'),
        done: count(({ state }) => state === 'done'),
        late: count(({ late }) => late),
        held: count(({ held }) => held),
        list,
      }
    })
  }

  return {
    async list(classId: string, teacher: string, page: number) {
      const assignments: AssignmentSummary[] = await readRows(await store.listOf(classId, page), teacher)
      const others = Math.max(0, (await store.countOf(classId)) - page * ASSIGNMENTS_PER_PAGE)
      return { status: 'success' as const, data: { assignments, others } }
    },

    async read(row: AssignmentRow, teacher: string): Promise<AssignmentDetail> {
      const [detail] = await readRows([row], teacher)
      if (!detail) throw new Error('an assignment without a row')
      const paths = new Map((await store.pupilsOf([row.id])).map(({ pupil_uid, path_id }) => [pupil_uid, path_id]))
      const given = detail.list.flatMap(({ userId }) => {
        const pathId = paths.get(userId) ?? null
        return pathId === null ? [] : [{ userId, pathId }]
      })
      return { ...detail, ...(await ports.resultsOf(given)) }
    },

    /** The pupils who did something of it. */
    async begun(rows: readonly AssignedRow[]): Promise<Set<string>> {
      const progress = await readProgress(rows)
      return new Set(rows.filter(row => progress(row)?.begun).map(({ pupil_uid }) => pupil_uid))
    },

    /** What the last paths on a notion changed for those who were given them. */
    async remediations(classId: string, teacher: string): Promise<Remediation[]> {
      const rows = (await store.listOf(classId)).filter(({ withdrawn_at }) => withdrawn_at === null)
      const followed = new Set((await pupilsOf(classId, teacher)).map(({ userId }) => userId))
      const found: Remediation[] = []
      for (const { id, work, title, given_at } of rows) {
        if (work.kind !== 'topic' || !work.notion || found.length >= MAX_REMEDIATIONS) continue
        const pupils = (await store.pupilsOf([id])).map(({ pupil_uid }) => pupil_uid).filter(uid => followed.has(uid))
        const change = await ports.changedSince(work.notion, pupils, given_at)
        found.push({ id, ref: work.notion, title, givenAt: given_at.toISOString(), pupils: pupils.length, ...change })
      }
      return found
    },
  }
}
