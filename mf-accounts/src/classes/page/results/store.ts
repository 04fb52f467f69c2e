import { classResultRoutes } from '@ariane/shared/contracts/class-results'
import { call } from '@ariane/shared/http'

/** What results are asked for, as one key: of a class, of a place in it, or of a pupil. */
export interface Asked {
  id: string
  days: 7 | 30 | 90 | 365
  subject?: string
  topic?: string
  notion?: string
}

export const toKey = (asked: Asked) => JSON.stringify(asked)
const read = (key: string) => JSON.parse(key) as Asked

export const fetchResults = async (key: string, signal?: AbortSignal) => {
  const { id, days } = read(key)
  return (await call(classResultRoutes.readClassResults, { id, days }, signal ? { signal } : {})).data
}

export const fetchNotion = async (key: string, signal?: AbortSignal) => {
  const { id, days, topic = '', notion } = read(key)
  const args = { id, days, topic, ...(notion && { notion }) }
  return (await call(classResultRoutes.readNotionResults, args, signal ? { signal } : {})).data
}

export const fetchLines = async ({ id, days }: Asked) =>
  (await call(classResultRoutes.exportClassResults, { id, days })).data.lines

export const fetchPupilResults = async (key: string, signal?: AbortSignal) => {
  const { id, days } = read(key)
  return (await call(classResultRoutes.readPupilResults, { userId: id, days }, signal ? { signal } : {})).data.topics
}
