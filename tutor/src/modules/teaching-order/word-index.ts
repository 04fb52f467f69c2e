import { stems } from '../../words.ts'

/** A part of a lesson; its title says best what it is about. */
export type LessonPart = { title: string; body: string }

export type WordIndex = {
  /** How much each part is about a text, rare words weighing more. */
  score: (text: string) => number[]
  /** Which part shows first each of the words that any of them shows. */
  listFirsts: (text: string) => number[]
  /** The part that is most about a text, the last one of equals; -1 where none says a word of it. */
  findBest: (text: string, among?: (part: number) => boolean) => number
}

const TITLE_WEIGHT = 3

/** The words by which a text is placed: the number of an example says nothing of what is taught, a year does. */
const listWords = (text: string) => [...new Set(stems(text))].filter(word => !/^\d{1,2}$/.test(word))

/** The words of the parts of a lesson, to find where something is taught. */
export const indexWords = (parts: readonly LessonPart[]): WordIndex => {
  const weights = parts.map(({ title, body }) => {
    const shown = new Map(listWords(body).map(word => [word, 1]))
    for (const word of listWords(title)) shown.set(word, TITLE_WEIGHT)
    return shown
  })
  const rarity = (word: string) =>
    Math.log((parts.length + 1) / Math.max(1, weights.filter(part => part.has(word)).length))
  const score = (text: string): number[] => {
    const words = listWords(text)
    return weights.map(part => words.reduce((sum, word) => sum + (part.get(word) ?? 0) * rarity(word), 0))
  }
  return {
    score,
    listFirsts: text =>
      listWords(text)
        .map(word => weights.findIndex(part => part.has(word)))
        .filter(first => first >= 0),
    findBest: (text, among = () => true) => {
      const scores = score(text).map((one, n) => (among(n) ? one : 0))
      const best = Math.max(...scores)
      return best > 0 ? scores.lastIndexOf(best) : -1
    },
  }
}
