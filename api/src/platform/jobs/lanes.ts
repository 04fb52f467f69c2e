import type { JobHandler, Lane } from './types.ts'

/** Places of each lane in one process; generation runs in the common one, whose number is a setting. */
const ROOM: Record<Exclude<Lane, 'common'>, number> = { reading: 1, mail: 2, digest: 1, sweep: 1 }

/** For kinds that send mail: a server that is away for some minutes loses no message. */
export const MAIL_JOB: Pick<JobHandler, 'lane' | 'retry'> = { lane: 'mail', retry: { tries: 6, slower: 60 } }

/** What a lane may claim: only these kinds, or all but these. */
export interface Claimable {
  only: boolean
  kinds: string[]
}

/** The lanes of the given handlers with their places and kinds; a kind that nobody handles is in the common one. */
export function buildLanes(handlers: Record<string, JobHandler>, common: number) {
  const own = Object.entries(ROOM).map(([lane, room]) => {
    const kinds = Object.entries(handlers).filter(([, handler]) => handler.lane === lane)
    return { lane: lane as Lane, room, claimable: { only: true, kinds: kinds.map(([kind]) => kind) } }
  })
  const taken = own.flatMap(({ claimable }) => claimable.kinds)
  return [
    { lane: 'common' as const, room: common, claimable: { only: false, kinds: taken } },
    ...own.filter(({ claimable }) => claimable.kinds.length > 0),
  ]
}
