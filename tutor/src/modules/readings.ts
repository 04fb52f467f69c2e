import type { Block } from '@ariane/shared/contracts/learning'
import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { lesson, subjectTitle } from './lesson.ts'
import { messages } from './messages.ts'
import type { RenderedModule } from './rendered-module.ts'

const markdown = (content: string): Block => ({ type: 'markdown', content })

/** Texts of the pack, then its lesson told as a text. */
const listReadings = (pack: Pack) => [
  ...pack.texts.map(text => ({
    id: `text:${text.id}`,
    text: `${text.title} ${text.body}`,
    content: lesson.reading(text),
  })),
  {
    id: 'reading:lesson',
    text: '',
    content: [`## ${subjectTitle(pack)}`, pack.summary.intro, ...pack.summary.sections.map(({ body }) => body)].join(
      '\n\n',
    ),
  },
]

/** A text, the words of the lesson that it holds, and what to think about while reading. */
export const writeReading = (context: Context): RenderedModule => {
  const { pack, used } = context
  const [texts, told] = [listReadings(pack).slice(0, -1), listReadings(pack).at(-1)]
  const chosen = ranked(context, texts).find(({ id }) => !used.has(id)) ?? told ?? texts[0]
  if (!chosen) return { contentType: 'module', content: [], solutions: {}, uses: [] }
  const inText = ` ${fold(chosen.content).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const terms = pack.terms.filter(({ term }) => inText.includes(` ${fold(term)} `))
  return {
    contentType: 'module',
    content: [
      markdown(chosen.content),
      ...(terms.length > 0 ? [markdown(lesson.vocabulary(terms))] : []),
      markdown(messages.thinkWhileReading),
    ],
    solutions: {},
    uses: [chosen.id],
  }
}
