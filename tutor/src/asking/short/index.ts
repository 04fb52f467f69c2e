import { algebra } from './algebra.ts'
import { chance } from './chance.ts'
import { numbers } from './numbers.ts'
import { proportions } from './proportions.ts'
import { recall } from './recall.ts'
import { ASKS_MORE, readShortQuestion } from './short-question.ts'
import { sizes } from './sizes.ts'
import { thales } from './thales.ts'
import { triangles } from './triangles.ts'

const RESTATES = [thales, ...triangles, ...sizes, ...algebra, ...chance, ...proportions, ...numbers, ...recall]

/** Complete statements that a question of a few words stands for, as the solvers read them. */
export const restateShortly = (plain: string): string[] => {
  const question = readShortQuestion(plain)
  return ASKS_MORE.test(question.folded) ? [] : RESTATES.flatMap(restate => restate(question) ?? [])
}
