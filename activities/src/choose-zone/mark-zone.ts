import type { ActivityResult } from '../result.ts'

type Part = ActivityResult['parts'][string]

/** The result that a zone shows. One that was rightly left alone shows none; one that was missed is the right place. */
export const markZone = (isChosen: boolean, part: Part | undefined): Part | undefined => {
  if (!part || isChosen) return part
  return part.correct ? undefined : { ...part, correct: true }
}
