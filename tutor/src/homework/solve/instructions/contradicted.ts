import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

/** « Calculer sans calculer », « en arrondissant chaque nombre »: the numbers that stand there are not those to calculate with. */
const CONTRADICTED =
  /(?:calcul|effectu)\w*.*\bsans (?:calculer|(?:effectuer|faire) (?:de |le |les |aucun )?(?:calculs?|operations?))|arrondi\w* (?:d'abord )?(?:chaque|chacun|(?:tous )?les (?:deux )?(?:nombres|termes|facteurs))|\bne (?:pas|faut pas|demande pas de|doi\w* pas) (?:le |la |les )?(?:calcul|effectu|pos)/u

/** Whether an instruction takes back what solvers would do. */
export const isContradicted = ({ instruction, body }: Problem): boolean => {
  const asked = fold(`${instruction} ${body}`)
  return asked.length < 600 && CONTRADICTED.test(asked)
}
