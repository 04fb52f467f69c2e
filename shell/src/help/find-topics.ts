import { withoutAccents } from '@ariane/shared/catalogue'
import type { Topic } from './messages.ts'

const listWords = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The topics in which every word that is looked for stands, by its beginning; all for no word. */
export function findTopics(topics: readonly Topic[], wanted: string): Topic[] {
  const words = listWords(wanted)
  return topics.filter(({ title, steps, action }) => {
    const said = listWords([title, ...steps, action].join(' '))
    return words.every(word => said.some(one => one.startsWith(word)))
  })
}
