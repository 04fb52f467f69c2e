import { lookup } from '@ariane/shared/catalogue'
import { french } from '../../../maths/format.ts'
import { fold } from '../../../words.ts'
import { quantitiesIn } from '../read/quantities.ts'
import type { Problem } from '../solution.ts'

const ASKED =
  /^(?:convert\w*|exprim\w*|donn\w*) (?:ces|les|ses) (?:deux )?(?:dimensions|longueurs|mesures|distances|masses|volumes|durees)(?: donnees)? en (?<unit>\p{L}+[²³]?)\.?$/u
const LONG: Record<string, string> = {
  centimetres: 'cm',
  metres: 'm',
  millimetres: 'mm',
  kilometres: 'km',
  grammes: 'g',
  kilogrammes: 'kg',
  litres: 'L',
  centilitres: 'cL',
  millilitres: 'mL',
}

const SYMBOL = /^(?:[kcdm]?m|k?g|[cm]?l)$/u

/** « Convertir ces dimensions en centimètres. » with the two that the exercise tells. */
export const theseSizes = (problem: Problem): Problem | undefined => {
  const said = ASKED.exec(fold(problem.body).trim())?.groups?.unit
  const unit = said === undefined ? undefined : (lookup(LONG, said) ?? SYMBOL.exec(said)?.[0].replace(/l$/, 'L'))
  const own = unit === undefined ? undefined : quantitiesIn(`1 ${unit}`)?.[0]
  const stated = (quantitiesIn(problem.context) ?? []).filter(({ dimension }) => dimension === own?.dimension)
  const [first, second, ...others] = stated
  if (!own || !first || !second || others.length > 0 || own.dimension === '') return undefined
  return {
    ...problem,
    context: '',
    body: `Convertir : ${french(first.value)} ${first.unit} en ${unit} ; ${french(second.value)} ${second.unit} en ${unit}`,
  }
}
