import { type SuggestedSession, sessionsRoutes } from '@ariane/shared/contracts/sessions'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, type UserData, userData } from '@ariane/shared/session'

type Slot = { start: string; end: string }
export type Sessions = { slots: Slot[]; suggestions: SuggestedSession[] }
const NONE: Sessions = { slots: [], suggestions: [] }

const weeks = new Map<number, UserData<Sessions>>()

/** Work slots of a week and the sessions suggested in them. The week works without them: a failure shows none. */
export function weekSessions({ start, end }: { start: Date; end: Date }): UserData<Sessions> {
  const known = weeks.get(+start)
  if (known) return known
  const sessions = userData<Sessions>(async (user, signal) => {
    const body = { userId: user.uid, dateStart: start.toISOString(), dateEnd: end.toISOString() }
    try {
      return (await call(sessionsRoutes.weekSessions, body, { signal })).data
    } catch (error) {
      if (isAborted(error)) throw error
      logOnly('sessions', error)
      return NONE
    }
  })
  weeks.set(+start, sessions)
  return sessions
}

/** Accepts a session into the week, or refuses it for this week. Throws what `call` throws. */
export async function answerSession({ key, start }: SuggestedSession, answer: 'accepted' | 'refused'): Promise<void> {
  const userId = $activeUser.get()?.uid
  if (userId) await call(sessionsRoutes.answerSession, { userId, key, start, answer })
}
