import type { ExpectedText, GradingResult } from '@ariane/activities/api'
import type { SpokenLanguage } from '@ariane/activities/shape'

export type {
  ExpectedText as Expected,
  GradedPart,
  GradingResult as Grade,
  TextSetting as Setting,
} from '@ariane/activities/api'

export type Lang = SpokenLanguage

export type ExpectedOf<K extends ExpectedText['kind']> = Extract<ExpectedText, { kind: K }>

export const correct = (feedback: string): GradingResult => ({ verdict: 'correct', score: 1, feedback })
export const partial = (feedback: string, score = 0.5): GradingResult => ({ verdict: 'partial', score, feedback })
export const incorrect = (feedback: string): GradingResult => ({ verdict: 'incorrect', score: 0, feedback })
/** Rules cannot tell, so the pupil compares with the model answer; neither right nor wrong. */
export const toReview = (feedback: string): GradingResult => ({ verdict: 'to_review', score: 0, feedback })
