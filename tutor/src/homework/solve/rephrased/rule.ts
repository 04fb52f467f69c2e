import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'

type Asked = string | Pick<Problem, 'body' | 'context'> | undefined
/** What a question says, and the same question as the solvers read it; undefined where a part of it is left over. */
export type Rule = { pattern: RegExp; to: (groups: Partial<Record<string, string>>, said: string) => Asked }

export const NUMBER = String.raw`-?\d{1,3}(?: \d{3})+(?:,\d+)?(?!\d)|-?\d+(?:[.,]\d+)?`
/** « Calcule », « Détermine », « Quelle est », « Donne-moi ». */
export const ASK = String.raw`(?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|trouv\p{L}*|indiqu\p{L}*|quel(?:le)?s? (?:est|sont)|combien (?:vaut|valent|font|fait|mesure)|que (?:vaut|valent)|[ée]cri\p{L}*|exprim\p{L}*)`

/** The question in each wording that is wholly understood. */
export const rephrase = (problem: Problem, rules: readonly Rule[]): Problem[] => {
  const asked = plainText(`${problem.instruction} ${problem.body}`)
  if (asked.length > 300) return []
  const said = plainText(problem.context)
  return rules.flatMap(({ pattern, to }) => {
    const match = pattern.exec(asked)
    const found = match && to(match.groups ?? {}, said)
    if (!found) return []
    return [{ ...problem, instruction: '', ...(typeof found === 'string' ? { body: found } : found) }]
  })
}
