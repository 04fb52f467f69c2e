import { type AssignedWork, assignmentRoutes } from '@ariane/shared/contracts/assignments'
import { call } from '@ariane/shared/http'

/** `key` is the class and how many pages of its work. */
export const fetchPages = async (key: string, signal?: AbortSignal) => {
  const [id = '', pages = '1'] = key.split(' ')
  const options = signal ? { signal } : {}
  let { assignments, others } = (await call(assignmentRoutes.listAssignments, { id }, options)).data
  for (let page = 2; page <= Number(pages) && others > 0; page += 1) {
    const older = (await call(assignmentRoutes.listOlderAssignments, { id, page }, options)).data
    assignments = [...assignments, ...older.assignments]
    others = older.others
  }
  return { assignments, others }
}

export const fetchAssignments = async (id: string, signal?: AbortSignal) =>
  (await call(assignmentRoutes.listAssignments, { id }, signal ? { signal } : {})).data.assignments

/** `key` is the class and the assignment: 'class/assignment'. */
export const fetchAssignment = async (key: string, signal?: AbortSignal) => {
  const [id = '', assignmentId = ''] = key.split('/')
  return (await call(assignmentRoutes.readAssignment, { id, assignmentId }, signal ? { signal } : {})).data
}

export const fetchRemediations = async (id: string, signal?: AbortSignal) =>
  (await call(assignmentRoutes.listRemediations, { id }, signal ? { signal } : {})).data.remediations

interface Giving {
  id: string
  work: AssignedWork
  userIds: string[]
  instruction: string
  opensDay?: string
  dueDay: string
  anyGrade: boolean
}

/** Gives the uids without room. Throws ApiError or NetworkFailure. */
export const giveWork = async (giving: Giving): Promise<string[]> =>
  (await call(assignmentRoutes.giveAssignment, giving)).data.full
