import { stems } from './words.ts'

/** How far repeating a word helps, and how far a long passage is held back (the usual values of BM25). */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

/** A word that no passage has says less about the question than a rare one. */
const UNKNOWN = 0.4

export type Hit<T> = {
  passage: T
  score: number
  /** Share of the question that the passage speaks of; rare words weigh more. 0 to 1. */
  coverage: number
}

/** Ranks passages by how well they speak of a question's words (BM25 on French stems). */
export const searchIndex = <T extends { words: string; weight?: number }>(passages: readonly T[]) => {
  const entries = passages.map(passage => {
    const words = stems(passage.words)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { passage, counts, length: words.length }
  })
  const mean = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  const found = new Map<string, number>()
  for (const { counts } of entries) for (const word of counts.keys()) found.set(word, (found.get(word) ?? 0) + 1)

  const rarity = (word: string) => {
    const n = found.get(word) ?? 0
    const rare = Math.log(1 + (entries.length - n + 0.5) / (n + 0.5))
    return n === 0 ? rare * UNKNOWN : rare
  }

  /** Best first; passages without any of the words are left out. */
  return (wanted: readonly string[]): Hit<T>[] => {
    const words = [...new Set(wanted)]
    const whole = words.reduce((sum, word) => sum + rarity(word), 0)
    return entries
      .map(({ passage, counts, length }) => {
        let [score, spoken] = [0, 0]
        for (const word of words) {
          const count = counts.get(word) ?? 0
          if (count === 0) continue
          spoken += rarity(word)
          const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean)
          score += (rarity(word) * count * (SATURATION + 1)) / (count + held)
        }
        return { passage, score: score * (passage.weight ?? 1), coverage: whole === 0 ? 0 : spoken / whole }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
  }
}
