import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import { listPassages } from './passages.ts'
import { listStems } from './question-words.ts'

const WORDS = /(?<before>[\p{L}\d,;’)] )?(?<![\p{L}’-])(?<word>\p{L}{3,})/gu

const known = new WeakMap<Pack, ReadonlySet<string>>()

/** Stems of the words that a lesson writes with a capital in the middle of its sentences, and never without: people, places, works. */
export const listProperNames = (pack: Pack): ReadonlySet<string> => {
  const before = known.get(pack)
  if (before) return before
  const [capital, small] = [new Set<string>(), new Set<string>()]
  for (const { title, body } of listPassages(pack))
    for (const { groups } of `${title}. ${body}`.matchAll(WORDS)) {
      const word = groups?.['word'] ?? ''
      if (word !== fold(word) && /^\p{Lu}/u.test(word)) {
        if (groups?.['before'] !== undefined) capital.add(word)
      } else small.add(fold(word))
    }
  const names = new Set([...capital].filter(word => !small.has(fold(word))).flatMap(word => listStems(word)))
  known.set(pack, names)
  return names
}
