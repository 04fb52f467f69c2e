import { lookup } from '@ariane/shared/catalogue'
import { Interactive } from '@ariane/shared/contracts/learning'
import type { Chapter, Rendered, Spoken } from './module.ts'

/** The words of a chapter in their order. */
const speechOf = (rendered: Rendered, id: string): Spoken[] => {
  const found: Spoken[] = []
  for (let words = rendered.speech?.[`${id}:0`]; words; words = rendered.speech?.[`${id}:${found.length}`])
    found.push(words)
  return found
}

/** The chapters of an activity, to be put into a larger one; none when it is no activity. */
export const chaptersIn = (rendered: Rendered): Chapter[] => {
  if (rendered.contentType !== 'iframe-h5p') return []
  return Interactive.parse(rendered.content).chapters.flatMap(({ id, title }, n) => {
    const [data, key] = [lookup(rendered.activity, id), lookup(rendered.key, id)]
    const speech = speechOf(rendered, id)
    // What a module uses is known for the whole of it: its first chapter carries it.
    return data && key
      ? { title, data, key, ...(speech.length > 0 && { speech }), uses: n === 0 ? rendered.uses : [] }
      : []
  })
}
