import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Q } from './ports.ts'

/** What processes tell each other through the database, small: who hears it reads the rows. */
export const CHAT_SIGNS = 'ariane_chat'

/** One of them; the last two come from triggers (see the migration). */
export const Sign = z.union([
  z.object({ room: z.string(), seq: z.number() }),
  z.object({ typing: z.string(), senderId: z.string(), senderName: z.string() }),
  z.object({ read: z.string(), reader: z.string() }),
  /** `about`: who wrote what was reported, and hears nothing of it. */
  z.object({ reports: z.string(), about: z.string().nullable() }),
  /** A conversation is gone; the next one begins to count anew. */
  z.object({ ended: z.string() }),
  z.object({ follows: z.string() }),
  z.object({ session: z.string() }),
])
export type Sign = z.infer<typeof Sign>

/** An expression that tells `sign` to every process once the transaction is committed. */
const tell = (sign: Sign): RawBuilder<unknown> => sql`pg_notify(${CHAT_SIGNS}, ${JSON.stringify(sign)})`

/** The same for a room whose new number is in the column `seq` of the statement. */
export const tellRoom = (userId: string): RawBuilder<unknown> =>
  sql`pg_notify(${CHAT_SIGNS}, json_build_object('room', ${userId}::text, 'seq', seq)::text)`

/** Tells it now. */
export async function saySign(q: Q, sign: Sign): Promise<void> {
  await sql`select ${tell(sign)}`.execute(q())
}
