import { lookup } from '../lookup.ts'
import type { ActivityResult } from '../result.ts'
import { readTerm } from './read-term.ts'
import type { Strictness } from './read-words.ts'
import { isLeft, scoreWords } from './score-words.ts'

/** Each term: one of its accepted words; with `rest`, those left blank are not known. */
export const gradeTerms = (
  terms: Readonly<Record<string, readonly string[]>>,
  typed: Readonly<Record<string, string>>,
  rest: 'unknown' | undefined,
  strictness: Strictness,
): ActivityResult =>
  scoreWords(
    Object.fromEntries(
      Object.entries(terms).map(([id, accepted]) => {
        const word = lookup(typed, id) ?? ''
        return [id, isLeft(word, { rest }) ? null : readTerm(word, accepted, strictness)]
      }),
    ),
  )
