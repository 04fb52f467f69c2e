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
import { saysAgain } from './says-again.ts'
import { leavesTexts } from './stocks.ts'
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

/** What the sections say. */
const readSections = ({ summary }: Pack) => summary.sections.map(({ body }) => body).join('\n')

/** The dates of the lesson, unless the sections, its figures or an earlier module said them. */
const timeLine = ({ pack, used }: Context): Block[] => {
  const events = listDatedEvents({ pack, used: new Set() })
  if (events.length < 3 || events.some(({ id }) => used.has(id))) return []
  const lines = events.map(event => `  ${label(event.when)} : ${label(event.label)}`)
  const figures = figureBlocks(pack, [...pack.summary.sections, ...pack.events]).map(({ content }) => content)
  if ([readSections(pack), ...figures].some(said => saysAgain(lines.join('\n'), said))) return []
  return [{ type: 'mermaid', content: ['timeline', `  title ${label(subjectTitle(pack))}`, ...lines].join('\n') }]
}

/** The tables that say more than the sections and the time line do. */
const listTables = (pack: Pack, dates: readonly Block[]): string[] => {
  const said = [readSections(pack), ...dates.map(({ content }) => content)].join('\n')
  return pack.tables.map(table => lesson.table(table)).filter(table => !saysAgain(table, said))
}

/** A figure is shown where it comes first. */
const withFiguresOnce = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ figure }, n) => figure === undefined || blocks.findIndex(other => other.figure === figure) === n)

/** The whole lesson: sections, time line, tables, words; of these only what is not said yet, there or in an earlier module. */
const course = (context: Context, words: Pack['terms']): Block[] => {
  const { pack, used } = context
  const dates = timeLine(context)
  return withFiguresOnce([
    ...(used.has('intro') ? [] : [markdown(pack.summary.intro)]),
    ...pack.summary.sections.flatMap(section => [
      ...withFormulas(lesson.section(section)),
      ...figureBlocks(pack, [section]),
    ]),
    ...dates,
    ...figureBlocks(pack, pack.events),
    ...listTables(pack, dates).map(table => markdown(table)),
    ...(words.length > 0 ? [markdown(lesson.vocabulary(words))] : []),
    ...figureBlocks(pack, pack.terms),
  ])
}

/** After the lesson: told otherwise, and something to read. */
const further = (context: Context): RenderedModule => {
  const { pack, used } = context
  const pages = pickLessonPages(context)
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  const reading = leavesTexts(context) ? undefined : ranked(context, texts).find(({ id }) => !used.has(id))
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
  const { pack, used, rivals } = context
  const sections = listSectionIds(pack)
  if (sections.some(id => used.has(id))) return further(context)
  const words =
    rivals > 0 ? [] : listUnseenTerms(context).filter(term => !saysAgain(lesson.meaning(term), readSections(pack)))
  const content = course(context, words)
  return {
    contentType: 'module',
    content,
    ...shownFigures(pack, content),
    solutions: {},
    uses: ['intro', ...sections, ...words.map(({ id }) => `word:${id}`)],
  }
}
