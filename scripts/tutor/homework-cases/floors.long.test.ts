import path from 'node:path'
import { CONTENT } from '@ariane/tutor'
import { describe, expect, it } from 'vitest'
import { readCases } from '../case-file.ts'
import { solveHomework } from '../homework.ts'
import { compareAnswers } from './compare-answers.ts'
import { Cases, Output } from './shapes.ts'

/** Tuned on, all of them: what is reached on them is not lost again. `exact` and `all` in percent of what can be solved, `cut` of statements. */
const FLOORS = [
  { file: 'statements-labelled', cut: 98, exact: 96, all: 67, wrong: 0 },
  { file: 'statements-labelled-2', cut: 98, exact: 92, all: 61, wrong: 0 },
  { file: 'statements-labelled-3', cut: 99, exact: 99, all: 66, wrong: 0 },
  { file: 'statements-labelled-4', cut: 97, exact: 93, all: 68, wrong: 0 },
  { file: 'statements-labelled-5', cut: 100, exact: 89, all: 61, wrong: 0 },
  { file: 'statements-development-10', cut: 98, exact: 92, all: 73, wrong: 0 },
  { file: 'statements-sheets', cut: 100, exact: 96, all: 83, wrong: 0 },
  { file: 'statements-wordings', cut: 98, exact: 92, all: 87, wrong: 0 },
  // Several questions in a row after one urn are answered by the first.
  { file: 'statements-own', cut: 98, exact: 86, all: 80, wrong: 1 },
  { file: 'statements-fresh', cut: 97, exact: 94, all: 93, wrong: 0 },
  // Three adjectives are answered rightly, as one question.
  { file: 'statements-tuned', cut: 99, exact: 94, all: 82, wrong: 1 },
  { file: 'solving-labelled', cut: 99, exact: 96, all: 79, wrong: 0 },
  // Its definition of « développement durable » lacks a word that the lesson has not.
  { file: 'solving-labelled-2', cut: 98, exact: 95, all: 75, wrong: 1 },
]
const percent = (part: number, whole: number) => (100 * part) / whole

describe('labelled homework', () => {
  it.each(FLOORS)('is cut and solved as far as the floors say, and no further than it is right: $file', floor => {
    const { statements } = readCases(path.join(CONTENT, 'cases', 'homework', `${floor.file}.json`), Cases)
    const compared = statements.map(one => {
      const typed = ['--subject', one.subject, '--grade', one.grade, `--chapter=${one.chapter}`, '--', one.statement]
      const [cut] = Output.parse(solveHomework(typed)).statements
      if (!cut) throw new Error(`nothing for ${one.id}`)
      return { one, isCut: cut.exercises.length === one.gold.questions, answers: compareAnswers(one, cut) }
    })
    const rows = compared.flatMap(({ one, answers }) =>
      answers.map((answer, i) => ({ ...answer, refuse: one.gold.answers[i]?.refuse ?? false })),
    )
    const isRight = ({ outcome }: { outcome: string }) => outcome === 'right'
    const exact = rows.filter(({ kind, refuse }) => kind === 'E' && !refuse)
    expect(percent(compared.filter(({ isCut }) => isCut).length, compared.length)).toBeGreaterThanOrEqual(floor.cut)
    expect(percent(exact.filter(isRight).length, exact.length)).toBeGreaterThanOrEqual(floor.exact)
    expect(percent(rows.filter(isRight).length, rows.length)).toBeGreaterThanOrEqual(floor.all)
    expect(rows.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThanOrEqual(floor.wrong)
  })
})
