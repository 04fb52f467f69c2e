import type { Pack } from '../../pack.ts'
import type { AskedItem } from './asked.ts'
import type { PagesNeeded } from './pages-needed.ts'

/** The pack with only that to ask which needs more than `after` pages and at most `upTo`. */
export const keepTaught = (pack: Pack, needed: PagesNeeded, after: number, upTo: number): Pack => {
  const isTaught = (item: AskedItem) => needed(item) > after && needed(item) <= upTo
  return {
    ...pack,
    mcqs: pack.mcqs.filter(isTaught),
    facts: pack.facts.filter(isTaught),
    cloze: pack.cloze.filter(isTaught),
    pairs: pack.pairs.filter(isTaught),
    terms: pack.terms.filter(isTaught),
    generators: pack.generators.filter(isTaught),
  }
}
