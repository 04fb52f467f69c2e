import { randomUUID } from 'node:crypto'
import type { MessageReport } from '@ariane/shared/contracts/chat'
import type { Q } from './ports.ts'

const LISTED = 100
const SHOWN = 500

/** Statements on reported messages. */
export const reportStore = (q: Q) => ({
  /** Reporting again changes the reason, and nothing that was settled. */
  async add(user_id: string, message_id: string, reason: string, reported_at: Date) {
    await q()
      .insertInto('chat_reports')
      .values({ id: randomUUID(), user_id, message_id, reason, reported_at })
      .onConflict(conflict => conflict.columns(['user_id', 'message_id']).doUpdateSet({ reason }))
      .execute()
  },

  /** Newest first, without those about what `reader` wrote. */
  async listFor(reader: string, userId: string): Promise<MessageReport[]> {
    const rows = await q()
      .selectFrom('chat_reports as p')
      .innerJoin('messages as m', 'm.id', 'p.message_id')
      .selectAll('p')
      .select(['m.sender_name', 'm.type', 'm.content'])
      .where('p.user_id', '=', userId)
      .where('m.sender_id', '!=', reader)
      .orderBy('p.reported_at', 'desc')
      .limit(LISTED)
      .execute()
    return rows.map(row => ({
      id: row.id,
      messageId: row.message_id,
      senderName: row.sender_name,
      type: row.type,
      content: row.content.slice(0, SHOWN),
      reason: row.reason,
      reportedAt: row.reported_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBy: row.settled_name,
    }))
  },

  /** False when there is none that this person may settle. */
  async settle(id: string, userId: string, by: { uid: string; name: string }, settled_at: Date): Promise<boolean> {
    const visible = (await this.listFor(by.uid, userId)).find(report => report.id === id)
    if (!visible) return false
    await q()
      .updateTable('chat_reports')
      .set({ settled_at, settled_by: by.uid, settled_name: by.name })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .execute()
    return true
  },
})
