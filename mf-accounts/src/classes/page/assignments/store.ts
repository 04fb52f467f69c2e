import { type AssignedWork, assignmentRoutes } from '@ariane/shared/contracts/assignments'
import { call } from '@ariane/shared/http'

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
