/** Points for one of each: they are for answers, not for slides that were seen. Credits are counted from finished work and never stored, so they cannot drift. */
export const CREDIT_POINTS = { module: 10, homework: 30, objective: 50 } as const

/** What a pupil finished: revision modules with answers, whole homework, reached objectives. */
export interface FinishedWork {
  modules: number
  homework: number
  objectives: number
}

/** The points of each kind of finished work and their sum. */
export function countCredits({ modules, homework, objectives }: FinishedWork) {
  const points = {
    modules: modules * CREDIT_POINTS.module,
    homework: homework * CREDIT_POINTS.homework,
    objectives: objectives * CREDIT_POINTS.objective,
  }
  return { ...points, total: points.modules + points.homework + points.objectives }
}
export type Credits = ReturnType<typeof countCredits>
