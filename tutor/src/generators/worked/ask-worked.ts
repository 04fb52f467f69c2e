import { type Exercise, type Generator, variant } from '../exercise.ts'
import { askCalculation, askLine, askMistake, askWhoIsRight } from './ask-choice.ts'
import { askMost } from './ask-most.ts'
import { askBack, askHole, askResult } from './ask-number.ts'
import { drawSolved, type Maker, MOST_DRAWS } from './solved.ts'
import type { Draw } from './working.ts'

const KINDS = ['solve', 'hole', 'line', 'choose', 'judge', 'mistake', 'compare', 'back'] as const
type Kind = (typeof KINDS)[number]

const MAKERS: Record<Kind, Maker> = {
  solve: askResult,
  hole: askHole,
  line: askLine,
  choose: askCalculation,
  judge: askWhoIsRight,
  mistake: askMistake,
  compare: askMost,
  back: askBack,
}

const SAID = new Map(
  Object.entries({ un: 1, une: 1, deux: 2, double: 2, trois: 3, tiers: 3, quatre: 4, cent: 100, mille: 1000 }),
)
/** Whether a hint happens to say the number that is asked for. */
const saysAnswer = ({ expected, hint, words }: Exercise): boolean => {
  if (expected.kind !== 'number') return false
  const said =
    [hint, words?.rule, words?.begin]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  return said.some(word => (SAID.get(word) ?? Number(word)) === Math.abs(Number(expected.value)))
}

/** The exercises on one kind of problem: solving it, completing, checking and choosing calculations, explaining mistakes. */
export const workedGenerator =
  (draw: Draw): Generator =>
  (random, { kind }) => {
    for (let i = 0; i < MOST_DRAWS; i++) {
      const made = MAKERS[variant(random, kind, KINDS)](random, drawSolved(random, draw), draw)
      if (made && !saysAnswer(made)) return made
    }
    throw new Error('a problem that no exercise is made of')
  }
