import type { Block } from '@ariane/shared/contracts/learning'
import { fold } from '../words.ts'
import type { Context } from './context.ts'
import { lesson } from './lesson.ts'
import { messages } from './messages.ts'
import { pickReading } from './pick-reading.ts'
import type { RenderedModule } from './rendered-module.ts'
import { leavesWords } from './stocks.ts'
import { listUnseenTerms } from './unseen-terms.ts'

const markdown = (content: string): Block => ({ type: 'markdown', content })

/** A text, the words of the lesson that it holds, and what to think about while reading. */
export const writeReading = (context: Context): RenderedModule => {
  const { title, body, by, uses } = pickReading(context)
  const read = [`## ${title}`, body, `*${by}*`].join('\n\n')
  const inText = ` ${fold(read).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const inReading = listUnseenTerms(context).filter(({ term }) => inText.includes(` ${fold(term)} `))
  const terms = leavesWords(context) ? [] : inReading
  return {
    contentType: 'module',
    content: [
      markdown(read),
      ...(terms.length > 0 ? [markdown(lesson.vocabulary(terms))] : []),
      markdown(messages.thinkWhileReading),
    ],
    solutions: {},
    uses: [...uses, ...terms.map(({ id }) => `word:${id}`)],
  }
}
