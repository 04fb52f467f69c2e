import type { Topic } from './messages.ts'

const ACCENTS = /\p{Diacritic}/gu
const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
const listWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The topics in which every word that is looked for stands, by its beginning; all for no word. */
export function findTopics(topics: readonly Topic[], wanted: string): Topic[] {
  const words = listWords(wanted)
  return topics.filter(({ title, steps, action }) => {
    const said = listWords([title, ...steps, action].join(' '))
    return words.every(word => said.some(one => one.startsWith(word)))
  })
}
