import type { ActivityResult } from '../result.ts'
import type { GradingResult } from './ports.ts'
import type { Part } from './score-parts.ts'

/** What the pupil is told of a text that was graded; `parts` are named by the engine. */
export const showResult = (
  { verdict, score, feedback }: GradingResult,
  parts: Record<string, Part>,
): ActivityResult => ({ score, correct: verdict === 'correct', parts, feedback, verdict })
