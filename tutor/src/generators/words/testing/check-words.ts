import { lookup } from '@ariane/shared/catalogue'
import { library } from '../../../library.ts'
import type { Exercise } from '../../exercise.ts'
import { rng } from '../../random.ts'
import { findFlaws, findHintFlaws } from '../../testing/find-flaws.ts'
import { wordGenerators } from '../index.ts'

type Use = { pack: string; name: string; params: Record<string, unknown> }

/** Where the packs ask for exercises on words: what several ask for alike, once. */
export const listUses = (): Use[] => {
  const uses = new Map<string, Use>()
  for (const { id, generators } of library().packs)
    for (const { name, params } of generators) {
      const key = `${name} ${JSON.stringify(params)}`
      if (lookup(wordGenerators, name) && !uses.has(key)) uses.set(key, { pack: id, name, params })
    }
  return [...uses.values()]
}

const HINTS_EVERY = 25
/** A plain space before a double sign, two spaces, a straight apostrophe, a value that was forgotten. */
const FLAW = / [:;?!»]|« |\s{2}|'|undefined|NaN|\.\.(?!\.)|[.!?…]\./

const readStrictness = ({ words }: Exercise) => ({ spelling: words?.lang === 'fr', typography: FLAW, mostLetters: 400 })

/** What is wrong with the exercises of some seeds, each once. */
export const checkSeeds = (name: string, params: Record<string, unknown>, seeds: number): string[] => {
  const flaws = new Set<string>()
  const make = lookup(wordGenerators, name)
  if (!make) return [`no generator ${name}`]
  const statements = new Set<string>()
  for (let seed = 1; seed <= seeds; seed++) {
    const exercise = make(rng(seed), params)
    statements.add(exercise.statement)
    // Reading hints as a pupil would who repeats any part of them takes most of the time.
    const found = [
      ...findFlaws(exercise, readStrictness(exercise)),
      ...(seed % HINTS_EVERY === 1 ? findHintFlaws(exercise) : []),
    ]
    for (const flaw of found) flaws.add(`${exercise.statement} [${exercise.answer}] ${flaw}`)
  }
  if (statements.size < 10) flaws.add(`only ${statements.size} statements`)
  return [...flaws].slice(0, 8)
}
