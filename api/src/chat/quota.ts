import { fail } from '../platform/errors.ts'
import { toNetwork } from '../platform/http/network.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'

const DAY_MS = 86_400_000
/** Of a room, whoever writes: faster than two people type, and more files than a class day has. */
const MESSAGES_A_MINUTE = 60
const FILE_CHARACTERS_A_DAY = 40_000_000
/** From one network, which may be a whole school: ten rooms that take all they may. Rooms are free to whoever opens accounts. */
export const NETWORK_CHARACTERS_A_DAY = 400_000_000

/**
 * Counts a message for its room and the network it comes from. Fails with `too_many_requests`, and with `full` once the files of the
 * day are used up.
 */
export const chatQuota = (limiter: SharedLimiter) => async (room: string, ip: string, fileUrl: string | undefined) => {
  await limiter.take(`chat:${room}`, MESSAGES_A_MINUTE)
  if (!fileUrl) return
  const admits = (key: string, most: number) => limiter.admits(`chat-files:${key}`, most, DAY_MS, fileUrl.length)
  if (!(await admits(room, FILE_CHARACTERS_A_DAY))) fail('full')
  if (!(await admits(`from ${toNetwork(ip)}`, NETWORK_CHARACTERS_A_DAY))) fail('full')
}
