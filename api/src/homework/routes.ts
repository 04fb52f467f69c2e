import type { homeworkRoutes, PathSummary } from '@ariane/shared/contracts'
import { type Handlers, later } from '../platform/http/handlers.ts'

/** Where the homework of a pupil is read, newest first. */
export type HomeworkOf = (userId: string) => Promise<PathSummary[]>

/** Calls of contracts/homework.ts. */
export const homeworkHandlers = (homeworkOf: HomeworkOf): Handlers<typeof homeworkRoutes> => ({
  listHomework: ({ body }) => homeworkOf(body.userId),
  ...later(['readHomework', 'correctHomework']),
})
