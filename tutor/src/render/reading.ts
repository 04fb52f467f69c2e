import type { Block } from '@ariane/shared/contracts/learning'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import { ranked } from './deck.ts'
import { lesson, titleOf } from './lesson.ts'
import type { Context, Rendered } from './module.ts'

const markdown = (content: string): Block => ({ type: 'markdown', content })

/** Texts of the pack, then its lesson told as a text. */
const readingsOf = (pack: Pack) => [
  ...pack.texts.map(text => ({
    id: `text:${text.id}`,
    text: `${text.title} ${text.body}`,
    content: lesson.reading(text),
  })),
  {
    id: 'reading:lesson',
    text: '',
    content: [`## ${titleOf(pack)}`, pack.summary.intro, ...pack.summary.sections.map(({ body }) => body)].join('\n\n'),
  },
]

/** A text, the words of the lesson that it holds, and what to think about while reading. */
export const reading = (context: Context): Rendered => {
  const { pack, used } = context
  const [texts, told] = [readingsOf(pack).slice(0, -1), readingsOf(pack).at(-1)]
  const chosen = ranked(context, texts).find(({ id }) => !used.has(id)) ?? told ?? texts[0]
  if (!chosen) return { contentType: 'module', content: [], key: {}, uses: [] }
  const inText = ` ${fold(chosen.content).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const terms = pack.terms.filter(({ term }) => inText.includes(` ${fold(term)} `))
  return {
    contentType: 'module',
    content: [
      markdown(chosen.content),
      ...(terms.length > 0 ? [markdown(lesson.vocabulary(terms))] : []),
      markdown(messages.thinkWhileReading),
    ],
    key: {},
    uses: [chosen.id],
  }
}
