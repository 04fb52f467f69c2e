import type { ActivityResult } from '@ariane/shared/contracts'

/** How often an exercise is judged in a path: as for homework, the third miss leaves the solution shown. */
const MAX_ATTEMPTS = 3
/** Free words are worked on longer than a choice. */
const MAX_ATTEMPTS_IN_WORDS = 10

type Judged = Pick<ActivityResult, 'score' | 'parts' | 'left' | 'verdict'>

export const maxAttempts = (engine: string) =>
  ['writing', 'dictation', 'speak'].includes(engine) ? MAX_ATTEMPTS_IN_WORDS : MAX_ATTEMPTS

/** The first judgement of each part, however many answers it took, with how many parts wait. */
function firstParts(results: readonly Judged[]) {
  const [first] = results
  const total = Object.keys(first?.parts ?? {}).length + (first?.left ?? 0)
  const parts = new Map<string, boolean>()
  let attempts = 0
  for (const [n, result] of results.entries()) {
    const isOpen = n === 0 || parts.size < total
    const fresh = isOpen ? Object.entries(result.parts).filter(([id]) => !parts.has(id)) : []
    for (const [id, { correct }] of fresh) parts.set(id, correct)
    // Answering what was left is the same attempt going on.
    if (n === 0 || fresh.length === 0) attempts += 1
  }
  return { right: [...parts.values()].filter(Boolean).length, waiting: total - parts.size, total, attempts }
}

/**
 * Where an exercise stands after these judgements, oldest first. Its score is that of the first try: undefined while parts
 * wait for one, null where rules cannot tell.
 */
export function standing(results: readonly Judged[]): { attempts: number; firstScore: number | null | undefined } {
  const [first] = results
  if (!first) return { attempts: 0, firstScore: undefined }
  const { right, waiting, total, attempts } = firstParts(results)
  if (!first.left) return { attempts, firstScore: first.verdict === 'to_review' ? null : first.score }
  return { attempts, firstScore: waiting > 0 ? undefined : right / total }
}
