import { randomUUID } from 'node:crypto'
import type { SchoolProvider } from '@ariane/shared/contracts'

const TTL_MS = 120_000
const MOST = 1000

/** Who was asked, and for whom. */
interface Asked {
  caller: string
  userId: string
  provider: SchoolProvider
}

/** Questions that wait for their answer, in this process: two minutes, once, for who was asked. */
export function createChallenges<Question>(now: () => Date) {
  const open = new Map<string, Asked & { question: Question; expires: number }>()

  function sweep() {
    for (const [id, { expires }] of open) if (expires <= now().getTime() || open.size > MOST) open.delete(id)
  }

  return {
    put(asked: Asked, question: Question): { id: string; expiresAt: Date } {
      sweep()
      const id = randomUUID()
      const expires = now().getTime() + TTL_MS
      open.set(id, { ...asked, question, expires })
      return { id, expiresAt: new Date(expires) }
    },

    /** The question, which is gone then; undefined for another caller or pupil, or when it is too late. */
    take(id: string, caller: string, userId: string): { provider: SchoolProvider; question: Question } | undefined {
      sweep()
      const asked = open.get(id)
      if (!asked || asked.caller !== caller || asked.userId !== userId) return undefined
      open.delete(id)
      return asked
    },
  }
}
