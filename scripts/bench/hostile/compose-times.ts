import { composeHomework } from '@ariane/tutor'
import { HOSTILE_STATEMENTS, workedMs } from '@ariane/tutor/testing'

/** What each hostile statement keeps a thread busy for, in ms, when what is compiled and read at the first time is there. */
export const composeTimes = (): { name: string; ms: number }[] =>
  Object.entries(HOSTILE_STATEMENTS).map(([name, statement]) => {
    const ms = workedMs(attempt => {
      const text = `${statement.slice(0, -1)}${attempt}`
      const task = { subject: 'Mathématiques', chapter: 'math-4-fractions', grade: '4ème', seed: 1 } as const
      composeHomework({ desc: text, text, ...task })
    })
    return { name, ms }
  })
