import { subMonths } from 'date-fns'
import type { Q } from './ports.ts'

/** Conversations that were closed so many months ago go: the room, or what was said in it before the present request. */
export async function forgetEnded(q: Q, now: Date, months: number): Promise<void> {
  const limit = subMonths(now, months)
  await q().deleteFrom('channels').where('status', '=', 'closed').where('closed_at', '<=', limit).execute()
  await q().deleteFrom('messages').where('ended_at', '<=', limit).execute()
}
