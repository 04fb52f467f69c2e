import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'
import { callAndReload } from './call-and-reload.ts'

/** Homework of the active user, newest first. */
export const homework = userData((user, signal) => call(homeworkRoutes.listHomework, { userId: user.uid }, { signal }))

/** Changes a whole homework. */
export const changeHomework = callAndReload(homework)

/** One homework with its exercises. Throws ApiError (404 when it is somebody else's) or NetworkFailure. */
export async function readHomework(id: number, signal?: AbortSignal) {
  return (await call(homeworkRoutes.readHomework, { id }, signal ? { signal } : {})).data
}
