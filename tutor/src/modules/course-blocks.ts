import type { Block } from '@ariane/shared/contracts/learning'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { listDatedEvents } from './events.ts'
import { figureBlocks, shownFigures } from './figures.ts'
import { lesson, subjectTitle } from './lesson.ts'
import { pickLessonPages } from './lesson-pages.ts'
import { messages } from './messages.ts'
import type { RenderedModule } from './rendered-module.ts'
import { listUnseenTerms } from './unseen-terms.ts'

const markdown = (content: string): Block => ({ type: 'markdown', content })

/** A formula that stands alone in its paragraph becomes a block of its own. */
export const withFormulas = (content: string): Block[] =>
  content
    .split(/(?:^|\n)[ \t]*(\$\$[^$]+\$\$|\$[^$\n]+\$)[ \t]*(?=\n|$)/)
    .map(
      (piece, i): Block =>
        i % 2 === 1 ? { type: 'math', content: piece.replace(/^\$+|\$+$/g, '').trim() } : markdown(piece.trim()),
    )
    .filter(block => block.content !== '')

/** Characters that mermaid reads as its own syntax. */
const label = (text: string) =>
  text
    .replace(/\s*[:;#]\s*/g, ' – ')
    .replace(/["<>{}[\]]/g, '')
    .trim()

const timeLine = (pack: Pack): Block[] => {
  const events = listDatedEvents({ pack, used: new Set() })
  if (events.length < 3) return []
  const lines = events.map(event => `  ${label(event.when)} : ${label(event.label)}`)
  return [{ type: 'mermaid', content: ['timeline', `  title ${label(subjectTitle(pack))}`, ...lines].join('\n') }]
}

/** The whole lesson: sections, time line, tables, words. */
const course = (pack: Pack, words: Pack['terms']): Block[] => [
  markdown(pack.summary.intro),
  ...pack.summary.sections.flatMap(section => [
    ...withFormulas(lesson.section(section)),
    ...figureBlocks(pack, [section]),
  ]),
  ...timeLine(pack),
  ...figureBlocks(pack, pack.events),
  ...pack.tables.map(table => markdown(lesson.table(table))),
  ...(words.length > 0 ? [markdown(lesson.vocabulary(words))] : []),
  ...figureBlocks(pack, pack.terms),
]

/** After the lesson: told otherwise, and something to read. */
const further = (context: Context): RenderedModule => {
  const { pack, used } = context
  const pages = pickLessonPages(context)
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  const reading = ranked(context, texts).filter(({ id }) => !used.has(id))[0]
  const content = [
    ...pages.flatMap(({ title, body, figure }) => [
      ...figureBlocks(pack, [{ figure }]),
      ...withFormulas(`## ${title}\n\n${body}`),
    ]),
    ...(reading ? [markdown(lesson.reading(reading.reading))] : [markdown(messages.thinkAgain)]),
  ]
  return {
    contentType: 'module',
    content,
    ...shownFigures(pack, content),
    solutions: {},
    uses: [...pages.flatMap(({ uses }) => uses), ...(reading ? [reading.id] : [])],
  }
}

const listSectionIds = ({ summary }: Pack) => summary.sections.map(({ id }) => `section:${id}`)

/** The lesson as blocks; what goes further once it has been told. */
export const writeCourse = (context: Context): RenderedModule => {
  const { pack, used } = context
  const sections = listSectionIds(pack)
  if (sections.some(id => used.has(id))) return further(context)
  const words = listUnseenTerms(context)
  const content = course(pack, words)
  return {
    contentType: 'module',
    content,
    ...shownFigures(pack, content),
    solutions: {},
    uses: ['intro', ...sections, ...words.map(({ id }) => `word:${id}`)],
  }
}
