import { randomUUID } from 'node:crypto'
import { type Cast, findCaller } from './accounts.ts'
import { CONVERSATIONS } from './class/conversations.ts'
import { demoName, TEACHER } from './class/people.ts'
import type { Clock } from './clock.ts'
import { atHour, daysFrom } from './dates.ts'
import { messages } from './messages.ts'
import type { Stage } from './stage.ts'

const MINUTE = 60_000

/** Rooms with what was said in them. */
export async function fillConversations({ db: { q } }: Stage, cast: Cast, { now }: Clock): Promise<void> {
  for (const { pupil, subject, description, openedDaysAgo, closedAfter, unread, messages: said } of CONVERSATIONS) {
    const { uid } = findCaller(cast, pupil)
    const opened = atHour(daysFrom(now(), -openedDaysAgo), '17:10')
    const after = (minutes: number) => new Date(opened.getTime() + minutes * MINUTE)
    const channel = {
      user_id: uid,
      student_name: demoName(pupil),
      subject,
      description,
      chapter_id: null,
      sub_chapter_id: null,
      status: closedAfter === null ? ('open' as const) : ('closed' as const),
      created_at: opened,
      closed_at: closedAfter === null ? null : after(closedAfter),
      close_comment: closedAfter === null ? null : messages.closedByPupil,
      seq: said.length,
      opening_seq: said.filter(({ minutes }) => minutes < 0).length,
      last_at: after(said.at(-1)?.minutes ?? 0),
    }
    await q().insertInto('channels').values(channel).execute()
    const rows = said.map(({ from, minutes, text }, i) => {
      const sender = from === 'pupil' ? pupil : TEACHER
      return {
        id: randomUUID(),
        channel_user_id: uid,
        seq: i + 1,
        sender_id: findCaller(cast, sender).uid,
        sender_name: demoName(sender),
        content: text,
        type: 'text' as const,
        file_url: null,
        sent_at: after(minutes),
        ended_at: minutes < 0 ? opened : channel.closed_at,
      }
    })
    await q().insertInto('messages').values(rows).execute()
    const read = (reader_uid: string, seq: number) => ({ user_id: uid, reader_uid, seq, at: now() })
    const reads = [read(uid, said.length)]
    if (unread !== 'all') reads.push(read(findCaller(cast, TEACHER).uid, said.length - unread))
    await q().insertInto('chat_reads').values(reads).execute()
  }
}
