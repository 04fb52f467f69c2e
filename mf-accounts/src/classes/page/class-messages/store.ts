import { classMessageRoutes } from '@ariane/shared/contracts/class-messages'
import { call } from '@ariane/shared/http'

/** The messages of a class, and how many people another one would reach. */
export const fetchMessages = async (id: string, signal?: AbortSignal) =>
  (await call(classMessageRoutes.listClassMessages, { id }, signal ? { signal } : {})).data
