/** Points for one of each. Credits are counted from what was finished, never stored, so they cannot drift. */
export const CREDIT_POINTS = { module: 10, homework: 30, objective: 50 } as const

/** What a pupil finished: modules of revisions, whole homework, objectives that were reached. */
export interface FinishedWork {
  modules: number
  homework: number
  objectives: number
}

/** Takes what a pupil finished; gives the points of each kind and their sum. */
export function countCredits({ modules, homework, objectives }: FinishedWork) {
  const points = {
    modules: modules * CREDIT_POINTS.module,
    homework: homework * CREDIT_POINTS.homework,
    objectives: objectives * CREDIT_POINTS.objective,
  }
  return { ...points, total: points.modules + points.homework + points.objectives }
}
export type Credits = ReturnType<typeof countCredits>
