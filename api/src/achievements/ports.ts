import type { FinishedWork } from '@ariane/shared/catalogue'

/** What a pupil did in the learning area. */
export interface PupilFacts {
  /** Paths and homework finished. */
  paths: number
  /** Modules finished. */
  modules: number
  /** The days of work, `yyyy-MM-dd`. */
  worked: ReadonlySet<string>
  /** Mean score of each finished activity. */
  scores: readonly number[]
}

/** What achievements read from the other areas. */
export interface AchievementSources {
  factsOf(uid: string): Promise<PupilFacts>
  finishedBy(uids: string[]): Promise<ReadonlyMap<string, FinishedWork>>
}

type Part = { uid: string } & Partial<FinishedWork>

/** Puts together what each area counted. */
export function together(...parts: readonly (readonly Part[])[]): Map<string, FinishedWork> {
  const sums = new Map<string, FinishedWork>()
  for (const { uid, ...counts } of parts.flat()) {
    sums.set(uid, { modules: 0, homework: 0, objectives: 0, ...sums.get(uid), ...counts })
  }
  return sums
}
