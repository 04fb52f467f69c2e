import { MAX_STATEMENT_CHARS, type ReadingNotice } from '@ariane/shared/contracts'
import { tidy } from '../plain-text.ts'
import type { Answer } from './lines.ts'
import { Refused } from './refuse.ts'

/** What the pupil is given of a document that has its words in it: nothing of them is doubted. */
export function document(found: string, { formulas }: { formulas: boolean }): Answer {
  const text = tidy(found)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refused('nothing_recognised')
  const notices: ReadingNotice[] = []
  if (formulas) notices.push('formulas')
  if (text.length > MAX_STATEMENT_CHARS) notices.push('cut')
  return { text: text.slice(0, MAX_STATEMENT_CHARS).toWellFormed(), uncertain: [], notices }
}
