import { composeHomework } from '@ariane/tutor'
import { HOSTILE_STATEMENTS } from '@ariane/tutor/testing'

const TRIES = 5
/** Of this thread alone: others on the machine do not count. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What each hostile statement keeps a thread busy for, in ms, when what is compiled and read at the first time is there. */
export const composeTimes = (): { name: string; ms: number }[] =>
  Object.entries(HOSTILE_STATEMENTS).map(([name, statement]) => {
    const tries = Array.from({ length: TRIES }, (_, n) => {
      // Nothing of what was found before helps with a line that is not quite the same.
      const text = `${statement.slice(0, -1)}${n}`
      const before = workedMs()
      composeHomework({
        desc: text,
        text,
        subject: 'Mathématiques',
        chapter: 'math-4-fractions',
        grade: '4ème',
        seed: 1,
      })
      return workedMs() - before
    })
    return { name, ms: Math.min(...tries) }
  })
