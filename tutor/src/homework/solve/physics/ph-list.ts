import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { approximate, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold, stems } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import { tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'
import { messages as conclusions } from './messages-conclusions.ts'

type Entry = { name: string; value: Rational }

const LISTED = new RegExp(
  `(?<name>[\\p{L}][\\p{L}' -]{2,30}?) ?(?:\\(|:|a un|,)? ?pH ?(?:=|:|est de|de)? ?(?<value>${DECIMAL})\\)?`,
  'giu',
)

const entriesIn = (text: string): Entry[] => {
  const rows = tableRows(text)
  const row = rows.find(({ name }) => /^ph\b/i.test(name.trim()))
  const names = rows.find(one => one !== row)
  if (row && names && rows.length === 2)
    return names.cells.flatMap((name, i) => {
      const value = readDecimal(row.cells[i] ?? '')
      return value ? [{ name, value }] : []
    })
  return [...plainText(text).matchAll(LISTED)].flatMap(({ groups }) => {
    const value = readDecimal(groups?.value ?? '')
    const name = (groups?.name ?? '').split(/[:;]/).at(-1)?.trim() ?? ''
    return value ? [{ name, value }] : []
  })
}
const kindOfSolution = ({ value }: Entry) =>
  value.n < 7n * value.d ? 'acid' : value.n === 7n * value.d ? 'neutral' : 'base'
const ASKED = { acid: /\bacides?\b/, base: /\bbasiques?\b/, neutral: /\bneutres?\b/ }

/** Among solutions that are listed with their pH: which is acid, or whether one of them is. */
export const phList = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const stated = [problem.context, ...(problem.earlier ?? [])].join('\n')
  const entries = entriesIn(stated).length > 1 ? entriesIn(stated) : entriesIn(problem.body)
  if (entries.length < 2 || /pourquoi|expliqu|dilu|ajout|classe|range|comment|\bne\b|\bpas\b/.test(asked))
    return undefined
  const shared = { rule: messages.phRule, hints: [...messages.phHints], minutes: 1 }
  const step = (entry: Entry) => {
    const kind = kindOfSolution(entry)
    return messages.ph(french(entry.value), kind === 'acid' ? '<' : kind === 'base' ? '>' : '=', messages.phKinds[kind])
  }
  const choice = asked.match(
    /^(?:laquelle|lequel|quel(?:le)? (?:est (?:la |le )?)?(?:boisson|solution|liquide|produit|echantillon)) (?:de ces \p{L}+ )?(?:est |a )?(?:la |le )?(?:plus )?(acide|basique|neutre) ?[.?]*$/u,
  )
  if (choice) {
    const kind = choice[1] === 'acide' ? 'acid' : choice[1] === 'neutre' ? 'neutral' : 'base'
    const isMost = /plus (?:acide|basique)/.test(asked)
    const sorted = entries.toSorted((a, b) => approximate(a.value) - approximate(b.value))
    const found = isMost
      ? [kind === 'acid' ? sorted[0] : sorted.at(-1)]
      : entries.filter(one => kindOfSolution(one) === kind)
    const [only, ...more] = found
    if (!only || more.length > 0) return undefined
    const bare = only.name.replace(/^(?:le|la|les|l')\s?/i, '')
    return writtenSolution({
      kind: 'ph-list',
      accepted: [only.name, bare, `le ${bare}`, `la ${bare}`, `l'${bare}`],
      answer: only.name,
      steps: [step(only)],
      ...shared,
    })
  }
  if (!/(?:est-elle|est-il)[^?]*(?:acide|basique|neutre)/.test(asked)) return undefined
  const words = new Set(stems(asked))
  const named = entries.filter(({ name }) => stems(name).some(word => words.has(word)))
  const [only, ...more] = named
  if (!only || more.length > 0) return undefined
  const kind = kindOfSolution(only)
  const name = messages.phKinds[kind]
  if (!ASKED[kind].test(asked)) return undefined
  return writtenSolution({
    kind: 'ph-list',
    accepted: [name, messages.phAnswer(name), `elle est ${name}`],
    answer: name,
    steps: [step(only)],
    ...shared,
  })
}

const SORTS = /^(?:class\w*|rang\w*|tri\w*|indiqu\w*|precis\w*|dis|donn\w*)\b[^:]*(?:acides?|basiques?|neutres?)[^:]*/u

/** Each solution of a list, acid, neutral or basic. */
export const phKinds = (problem: Problem): Solution | undefined => {
  const own = plainText(`${problem.instruction} ${problem.body}`)
  const asked = fold(own)
  const inside = own.includes(':') ? own.slice(own.indexOf(':') + 1) : ''
  const entries = entriesIn(inside).length > 1 ? entriesIn(inside) : entriesIn(problem.context)
  const said = entriesIn(inside).length > 1 ? inside : plainText(problem.context)
  if (!SORTS.test(asked) || /ordre|croissant|du plus|pourquoi|justifi|expliqu/.test(asked)) return undefined
  if (entries.length < 2 || (said.match(/\d+(?:,\d+)?/g) ?? []).length !== entries.length) return undefined
  const named = entries.map(one => ({ ...one, name: one.name.replace(/^(?:(?:et|de|du|des|le|la|les)\s|l')/iu, '') }))
  return {
    kind: 'ph-list',
    expected: null,
    typed: '',
    answer: named.map(one => `${one.name} : ${messages.phKinds[kindOfSolution(one)]}`).join(' ; '),
    steps: named.map(one => {
      const kind = kindOfSolution(one)
      return messages.ph(french(one.value), kind === 'acid' ? '<' : kind === 'base' ? '>' : '=', messages.phKinds[kind])
    }),
    rule: messages.phRule,
    hints: [...messages.phHints],
    minutes: 2,
  }
}

/** What a full bottle weighs without the bottle. */
export const netMass = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  if (whole.length > 350 || !/\bvide\b/.test(wholeFolded) || !/(?:rempli|plein|contenant|avec)/.test(wholeFolded))
    return undefined
  if (
    !/(?:quelle est|calcul\w*|determin\w*|trouv\w*|deduis\w*|deduire) (?:alors |donc )?(?:la |sa )masse (?:de|d'|du)/.test(
      askedFolded,
    ) ||
    /volumique|total|vide/.test(askedFolded)
  )
    return undefined
  const masses = (quantitiesIn(whole) ?? []).filter(one => one.dimension === 'mass')
  const [a, b, ...more] = masses
  const second = a && b && inUnit(b.value, b.unit, a.unit)
  if (!a || !b || !second || more.length > 0 || /\bsi\b|fois/.test(wholeFolded)) return undefined
  const [big, small] = subtract(second, a.value).n > 0n ? [second, a.value] : [a.value, second]
  const value = subtract(big, small)
  return measuredSolution({
    kind: 'net-mass',
    value,
    unit: a.unit,
    steps: [conclusions.computed(`${tex(big)} - ${tex(small)} = ${tex(value)}\\text{ ${a.unit}}`)],
    sentence: conclusions.massIs,
    rule: conclusions.netMassRule,
    hints: [...conclusions.netMassHints],
    minutes: 2,
  })
}
