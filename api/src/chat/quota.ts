import { fail } from '../platform/errors.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'

const DAY_MS = 86_400_000
/** Of a room, whoever writes: faster than two people type, and more files than a class day has. */
const MESSAGES_A_MINUTE = 60
const FILE_CHARACTERS_A_DAY = 40_000_000

/** Counts a message for its room. Fails with `too_many_requests`, and with `full` once the files of the day are used up. */
export const roomQuota = (limiter: SharedLimiter) => async (room: string, fileUrl: string | undefined) => {
  await limiter.take(`chat:${room}`, MESSAGES_A_MINUTE)
  if (fileUrl && !(await limiter.admits(`chat-files:${room}`, FILE_CHARACTERS_A_DAY, DAY_MS, fileUrl.length)))
    fail('full')
}
