import { rational } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-solutions.ts'

const ION =
  /(?<![\p{L}\d])[A-Z][a-z]?\s?(?:\^?\{?\(?(?<sup>[¹²³]?)(?<supSign>[⁺⁻])|\^?\{?\(?(?<digit>[123]?)(?<sign>[+−-])\}?\)?)(?![\p{L}\d+])/gu
const SUPER = '⁰¹²³'
const Z = [
  /(?<![\p{L}])Z\s?=\s?(\d{1,3})/u,
  /numéro atomique\s?(?:Z\s?)?(?:=|est|de|:|égal à|vaut)?\s?(?:de )?(\d{1,3})/u,
  /(\d{1,3}) protons/u,
]
const ASKS =
  /(?:combien d['e ] ?|nombre d['e ] ?|quel est le nombre d['e ] ?)(?<what>electrons?|protons?)(?<rest>[^.?]*)/u
const OTHER = /atomes? et\b|\bet (?:de |l')?ions?|pourquoi|expliqu|\bsi\b|compar|neutrons|difference/
const FOUND = /combien (?:d'electrons|de protons).*\b(?:cet |l'|un )?atome/

/** The one charge that a text writes, with its sign. */
const chargeIn = (text: string): { charge: number; shown: string } | undefined => {
  const all = [...text.matchAll(ION)].map(({ groups, 0: whole }) => {
    const size = groups?.sup ? SUPER.indexOf(groups.sup) : Number(groups?.digit || 1)
    return { charge: /[⁺+]/.test(groups?.supSign ?? groups?.sign ?? '') ? size : -size, shown: whole.trim() }
  })
  const [first] = all
  return first && all.every(({ charge }) => charge === first.charge) ? first : undefined
}

/** How many electrons or protons an ion of one atom has. */
export const ionParts = (problem: Problem): Solution | undefined => {
  const asked = `${problem.instruction} ${problem.body}`.trim().replace(/[’‘]/g, "'")
  const whole = `${problem.context}\n${asked}`.replace(/[’‘]/g, "'")
  const { what, rest = '' } = ASKS.exec(fold(asked))?.groups ?? {}
  if (what === undefined || whole.length > 500 || !/\bion\b/.test(rest) || OTHER.test(fold(asked))) return undefined
  const ion = chargeIn(asked) ?? chargeIn(whole) ?? chargeIn((problem.earlier ?? []).join('\n'))
  const stated = new Set(Z.flatMap(pattern => whole.match(pattern)?.[1] ?? []))
  const found = problem.found?.findLast(({ question }) => FOUND.test(fold(question)))?.result
  const [only] = stated.size > 0 ? stated : new Set(found === undefined ? [] : [found])
  const z = Number(only)
  if (!ion || stated.size > 1 || !Number.isInteger(z) || z < 1 || z > 118) return undefined
  const isElectron = what.startsWith('electron')
  const size = Math.abs(ion.charge)
  const value = isElectron ? z - ion.charge : z
  if (value < 0) return undefined
  return measuredSolution({
    kind: 'ion-parts',
    value: rational(value),
    unit: '',
    noun: `${isElectron ? 'électron' : 'proton'}${value > 1 ? 's' : ''}`,
    steps: isElectron
      ? [
          messages.neutral(String(z)),
          (ion.charge > 0 ? messages.lost : messages.won)(`${size > 1 ? size : ''}${ion.charge > 0 ? '+' : '−'}`, size),
          messages.computed(`${z} ${ion.charge > 0 ? '-' : '+'} ${size} = ${value}`),
        ]
      : [messages.sameNucleus],
    sentence: messages.ionHas,
    rule: messages.ionRule,
    hints: [...messages.ionHints],
    minutes: 2,
  })
}
