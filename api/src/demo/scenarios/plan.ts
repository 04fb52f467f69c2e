import type { Scenario } from '@ariane/shared/contracts/simulator'

interface Amounts {
  /** Of a manager. */
  pupils: number
  objectives: number
  tasks: number
  /** Each school day, from `weeks` before this one to as many after. */
  eventsADay: number
  weeks: number
  messages: number
  /** One per subject in turn; written by the jobs while the page is already open. */
  paths: number
}

/** How much there is of everything. */
export const AMOUNTS: Record<Scenario, Amounts> = {
  empty: { pupils: 0, objectives: 0, tasks: 0, eventsADay: 0, weeks: 0, messages: 0, paths: 0 },
  typical: { pupils: 3, objectives: 3, tasks: 3, eventsADay: 3, weeks: 1, messages: 6, paths: 2 },
  huge: { pupils: 60, objectives: 60, tasks: 8, eventsADay: 8, weeks: 3, messages: 400, paths: 12 },
  hostile: { pupils: 7, objectives: 13, tasks: 3, eventsADay: 3, weeks: 0, messages: 26, paths: 1 },
}

/** Pupils of a manager who have data of their own; the others have their name in the list. */
export const FILLED_PUPILS = 2
