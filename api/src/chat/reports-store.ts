import { randomUUID } from 'node:crypto'
import type { MessageReport } from '@ariane/shared/contracts/chat'
import type { OperatorReport } from '@ariane/shared/contracts/reports'
import { sql } from 'kysely'
import type { Q, Reported } from './ports.ts'

const LISTED = 100
const LISTED_OPEN = 200
const SHOWN = 500

/** Statements on reported texts. */
export const reportStore = (q: Q) => {
  const select = () =>
    q()
      .selectFrom('chat_reports as p')
      .leftJoin('messages as m', 'm.id', 'p.message_id')
      .selectAll('p')
      .select(['m.sender_name', 'm.type', 'm.content'])
      .orderBy('p.reported_at', 'desc')
  /** Who wrote it. */
  const about = sql<string | null>`coalesce(p.about_uid, m.sender_id)`
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]
  const toReport = (row: Row): MessageReport => ({
    id: row.id,
    messageId: row.message_id ?? row.other_id ?? '',
    senderName: row.sender_name ?? row.about_name ?? '',
    type: row.type ?? 'text',
    content: (row.content ?? row.said ?? '').slice(0, SHOWN),
    reason: row.reason,
    reportedAt: row.reported_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_name,
  })

  /** A name that was reported may be another one by now, of somebody else: that report stays as it is, and this one is new. */
  const keepFormerName = (userId: string, { id, author, said }: Reported) =>
    q()
      .updateTable('chat_reports')
      .set({ other_id: sql<string>`other_id || ' ' || id` })
      .where('user_id', '=', userId)
      .where('other_id', '=', id)
      .where(({ eb, or }) => or([eb('said', '!=', said.slice(0, SHOWN)), eb('about_uid', 'is distinct from', author)]))
      .execute()

  return {
    /** Reporting again changes the reason, and nothing that was settled: it gives false. */
    async add(user_id: string, text: Reported, reason: string, reported_at: Date) {
      const { kind, id, author, authorName, said } = text
      if (kind === 'name') await keepFormerName(user_id, text)
      const isChat = kind === 'chat'
      const reported = isChat
        ? { message_id: id }
        : { message_id: null, other_id: id, about_uid: author, about_name: authorName, said: said.slice(0, SHOWN) }
      const { isNew } = await q()
        .insertInto('chat_reports')
        .values({ id: randomUUID(), user_id, kind, reason, reported_at, ...reported })
        .onConflict(conflict =>
          conflict.columns(['user_id', isChat ? 'message_id' : 'other_id']).doUpdateSet({ reason }),
        )
        .returning(sql<boolean>`xmax = 0`.as('isNew'))
        .executeTakeFirstOrThrow()
      return isNew
    },

    /** Newest first, without those about what `reader` wrote. */
    async listFor(reader: string, userId: string): Promise<MessageReport[]> {
      const rows = await select()
        .where('p.user_id', '=', userId)
        .where(about, 'is distinct from', reader)
        .limit(LISTED)
        .execute()
      return rows.map(toReport)
    },

    /** Those of all pupils that no operator has closed, without those about what `reader` wrote. */
    async listOpen(reader: string): Promise<(Omit<OperatorReport, 'pupilName'> & { userId: string })[]> {
      const rows = await select()
        .where('p.closed_at', 'is', null)
        .where(about, 'is distinct from', reader)
        .limit(LISTED_OPEN)
        .execute()
      return rows.map(row => ({ ...toReport(row), kind: row.kind, userId: row.user_id }))
    },

    /** Who wrote what was reported; undefined when there is no report that this person may settle. */
    async settle(id: string, userId: string, by: { uid: string; name: string }, settled_at: Date) {
      const found = await q()
        .selectFrom('chat_reports as p')
        .leftJoin('messages as m', 'm.id', 'p.message_id')
        .select(about.as('about'))
        .where('p.id', '=', id)
        .where('p.user_id', '=', userId)
        .where(about, 'is distinct from', by.uid)
        .executeTakeFirst()
      if (!found) return undefined
      await q()
        .updateTable('chat_reports')
        .set({ settled_at, settled_by: by.uid, settled_name: by.name })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .execute()
      return found
    },

    async close(id: string, by: { uid: string; name: string }, closed_at: Date): Promise<boolean> {
      if (!(await this.listOpen(by.uid)).some(report => report.id === id)) return false
      await q()
        .updateTable('chat_reports')
        .set({ closed_at, closed_by: by.uid, closed_name: by.name })
        .where('id', '=', id)
        .execute()
      return true
    },
  }
}
