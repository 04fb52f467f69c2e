import type { ActivityResult } from '../result.ts'

type Part = ActivityResult['parts'][string]

/** The result that a zone shows: a zone that was rightly left alone has none, one that was missed is not wrong in itself. */
export const markZone = (isChosen: boolean, part: Part | undefined): Part | undefined =>
  part?.expected === undefined ? undefined : { ...part, correct: isChosen === part.correct }
