import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'

type Term = Pack['terms'][number]
type Name = { term: Term; stems: readonly string[] }

const names = new WeakMap<Pack, Name[]>()

const listNames = (pack: Pack): Name[] => {
  const known = names.get(pack)
  if (known) return known
  const all = pack.terms.flatMap(term => {
    const spoken = [term.term, ...term.synonyms, ...(pack.lang === 'fr' ? [] : (term.translation ?? '').split(/[,;/]/))]
    return spoken.map(name => ({ term, stems: listStems(name) })).filter(({ stems }) => stems.length > 0)
  })
  names.set(pack, all)
  return all
}

export type FoundTerm = {
  term: Term /** Stems of the question that name it. */
  named: ReadonlySet<string>
  whole: boolean
}

/** The terms of a lesson that the stems of a question name, the most exact first. */
export const findTerms = (pack: Pack, words: readonly string[]): FoundTerm[] => {
  const asked = new Set(words)
  const found = new Map<Term, FoundTerm & { rank: number }>()
  for (const { term, stems } of listNames(pack)) {
    const named = stems.filter(word => asked.has(word))
    const whole = named.length === stems.length
    // « enzyme » is « enzyme digestive » ; « triangle » alone is not « triangle rectangle isocèle ».
    if (!whole && (named.length === 0 || named[0] !== stems[0] || named.length * 2 < stems.length)) continue
    const rank = (whole ? 10 : 0) + named.length
    const before = found.get(term)
    if (!before || before.rank < rank) found.set(term, { term, named: new Set(named), whole, rank })
  }
  return [...found.values()].toSorted((a, b) => b.rank - a.rank)
}
