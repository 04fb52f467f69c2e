import type { ActivityResult } from '@ariane/shared/contracts'

/** Nothing is told of an answer before it is settled. */
export const ASKING_RESULT = {
  score: 0,
  correct: false,
  parts: {},
  feedback: '',
  verdict: 'to_review',
} as const satisfies ActivityResult
