import type { Grade, GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'
import { readWords } from '../typed-words/read-words.ts'
import { isBlankText, isLeft, scoreWords } from '../typed-words/score-words.ts'

/** Each gap, named 'item:n': one of its accepted texts. */
export const gradeCloze: Grade<'cloze'> = (solution, answer) =>
  scoreWords(
    Object.fromEntries(
      Object.entries(solution.items).flatMap(([id, gaps]) =>
        gaps.map((accepted, n) => {
          const typed = lookup(answer.gaps, id)?.[n] ?? ''
          return [`${id}:${n}`, isLeft(typed, answer) ? null : readWords(typed, accepted, solution)]
        }),
      ),
    ),
  )

export const clozeGrading: GradingRules<'cloze'> = {
  isBlank: ({ gaps }) => Object.values(gaps).flat().every(isBlankText),
  grade: gradeCloze,
}
