import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { SchoolOutcome, SchoolStep } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import type { Seal } from '../../platform/seal.ts'
import type { SchoolTables } from '../tables.ts'

/** What is told when an operation has moved, or is to stop: to every process. */
export const SIGNS = 'school_operations'
const KEPT_MS = 24 * 3_600_000

/** Who began an operation, and for whom. */
export interface Owner {
  caller: string
  userId: string
}

interface OperationPorts {
  q: () => Kysely<SchoolTables>
  now(): Date
  /** A seal that opens only with an id, which the device keeps and no table has. */
  sealWith(id: string): Seal
}

/** What an operation is called here: its id, which opens the answer, is the device's. */
export const operationKey = (id: string) => createHash('sha256').update(id).digest('hex')

/** Statements on operations, and what they tell each process. */
export function operationStore({ q, now, sealWith }: OperationPorts) {
  const about = (key: string, { caller, userId }: Owner) => JSON.stringify([key, caller, userId])
  const tell = (sign: object) => sql`select pg_notify(${SIGNS}, ${JSON.stringify(sign)})`.execute(q())

  return {
    tell,

    /** False when it had begun before. */
    async begin(key: string, { caller, userId }: Owner): Promise<boolean> {
      const row = { key, caller_uid: caller, user_id: userId, began_at: now() }
      await forgetOldOperations(q(), now())
      const begun = await q()
        .insertInto('school_operations')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      return begun !== undefined
    },

    async step(key: string, step: SchoolStep): Promise<void> {
      await q().updateTable('school_operations').set({ step }).where('key', '=', key).execute()
      await tell({ moved: key })
    },

    /** The first answer stays. */
    async end(id: string, owner: Owner, answer: SchoolOutcome): Promise<void> {
      const key = operationKey(id)
      const sealed = sealWith(id).seal(serialize(answer), about(key, owner))
      const set = q().updateTable('school_operations').set({ answer: sealed }).where('key', '=', key)
      await set.where('answer', 'is', null).execute()
      await tell({ moved: key })
    },

    /** Undefined when there is none of this caller and pupil. */
    async read(id: string, owner: Owner) {
      const key = operationKey(id)
      const row = await q()
        .selectFrom('school_operations')
        .select(['step', 'answer', 'began_at'])
        .where('key', '=', key)
        .where('caller_uid', '=', owner.caller)
        .where('user_id', '=', owner.userId)
        .executeTakeFirst()
      if (!row) return undefined
      const opened = row.answer && sealWith(id).open(row.answer, about(key, owner))
      const answer = opened ? (deserialize(opened) as SchoolOutcome) : undefined
      return { step: row.step, answer, beganAt: row.began_at }
    },
  }
}

/** Forgets the operations of yesterday. */
export async function forgetOldOperations(q: Kysely<SchoolTables>, now: Date): Promise<void> {
  await q
    .deleteFrom('school_operations')
    .where('began_at', '<=', new Date(+now - KEPT_MS))
    .execute()
}
