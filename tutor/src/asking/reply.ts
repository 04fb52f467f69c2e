import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'

export type ReplyKind = 'answer' | 'calculation' | 'help' | 'refusal' | 'unknown'

/** Where an answer stands. */
export type Reference = {
  subject: Subject
  grade: SchoolGrade
  chapter: string
  lesson: string
  section: string | null
  /** Another lesson than the one that is open. */
  elsewhere: boolean
}

export type Reply = {
  kind: ReplyKind
  explanations: string[]
  examples: string[]
  reference: Reference | null
  /** Questions that the lesson does answer. */
  suggestions: string[]
  /** A question of a few words to the pupil: whether he understood. */
  check?: string
}

const MAX_EXPLANATIONS = 3
const MAX_EXAMPLES = 2

const different = (texts: readonly string[]) => [...new Set(texts.filter(text => text.trim() !== ''))]

export const writeReply = (
  kind: ReplyKind,
  explanations: readonly string[],
  more: Partial<Omit<Reply, 'kind' | 'explanations'>> = {},
): Reply => ({
  kind,
  explanations: different(explanations).slice(0, MAX_EXPLANATIONS),
  examples: different(more.examples ?? []).slice(0, MAX_EXAMPLES),
  reference: more.reference ?? null,
  suggestions: more.suggestions ?? [],
  ...(more.check !== undefined && { check: more.check }),
})
