import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { SchoolProvider } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { Seal } from '../platform/seal.ts'
import type { SchoolTables } from './tables.ts'

const TTL_MS = 120_000

/** Who was asked, and for whom. */
interface Asked {
  caller: string
  userId: string
  provider: SchoolProvider
}

interface ChallengePorts {
  q: () => Kysely<SchoolTables>
  now(): Date
  /** What is kept is the state of a session with the school: never a password, and for our processes only. */
  seal: Seal
}

/** Questions that wait for their answer, for all processes: two minutes, once, for who was asked. */
export function createChallenges<Kept extends object>({ q, now, seal }: ChallengePorts) {
  const about = (id: string, { caller, userId, provider }: Asked) => JSON.stringify([id, caller, userId, provider])
  const drop = (id: string) => q().deleteFrom('school_questions').where('id', '=', id).execute()

  return {
    async put(asked: Asked, kept: Kept): Promise<{ id: string; expiresAt: Date }> {
      const id = randomUUID()
      const { caller, userId, provider } = asked
      const expiresAt = new Date(now().getTime() + TTL_MS)
      await forgetOldQuestions(q(), now())
      const sealed = seal.seal(serialize(kept), about(id, asked))
      const row = { id, caller_uid: caller, user_id: userId, provider, sealed, expires_at: expiresAt }
      await q().insertInto('school_questions').values(row).execute()
      // A process that ends before leaves it to the next question, or to the sweep.
      setTimeout(() => void drop(id).catch(() => undefined), TTL_MS).unref()
      return { id, expiresAt }
    },

    /** The question, which is gone then; undefined for another caller or pupil, or when it is too late. */
    async take(
      id: string,
      caller: string,
      userId: string,
    ): Promise<{ provider: SchoolProvider; kept: Kept } | undefined> {
      const row = await q()
        .deleteFrom('school_questions')
        .where('id', '=', id)
        .where('caller_uid', '=', caller)
        .where('user_id', '=', userId)
        .returning(['provider', 'sealed', 'expires_at'])
        .executeTakeFirst()
      if (!row || row.expires_at <= now()) return undefined
      const { provider } = row
      const opened = seal.open(row.sealed, about(id, { caller, userId, provider }))
      return opened && { provider, kept: deserialize(opened) as Kept }
    },
  }
}

/** Forgets the questions that nobody answered in time. */
export async function forgetOldQuestions(q: Kysely<SchoolTables>, now: Date): Promise<void> {
  await q.deleteFrom('school_questions').where('expires_at', '<=', now).execute()
}
