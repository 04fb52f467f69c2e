import { subMonths } from 'date-fns/subMonths'
import type { Q } from './ports.ts'
import { saySign } from './signs.ts'

/** Conversations that were closed so many months ago go: the room, or what was said in it before the present request. */
export async function forgetEnded(q: Q, now: Date, months: number): Promise<void> {
  const limit = subMonths(now, months)
  const gone = await q()
    .deleteFrom('channels')
    .where('status', '=', 'closed')
    .where('closed_at', '<=', limit)
    .returning('user_id')
    .execute()
  for (const { user_id } of gone) await saySign(q, { ended: user_id })
  await q().deleteFrom('messages').where('ended_at', '<=', limit).execute()
  // Those of the chat go with their messages.
  await q().deleteFrom('chat_reports').where('kind', '!=', 'chat').where('reported_at', '<=', limit).execute()
}
