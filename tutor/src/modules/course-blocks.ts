import type { Block } from '@ariane/shared/contracts/learning'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw, ranked } from './deck.ts'
import { listDatedEvents } from './events.ts'
import { figureBlocks, shownFigures } from './figures.ts'
import { lesson, subjectTitle } from './lesson.ts'
import type { RenderedModule } from './rendered-module.ts'

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
const course = (pack: Pack): Block[] => [
  markdown(pack.summary.intro),
  ...pack.summary.sections.flatMap(section => [
    ...withFormulas(lesson.section(section)),
    ...figureBlocks(pack, [section]),
  ]),
  ...timeLine(pack),
  ...figureBlocks(pack, pack.events),
  ...pack.tables.map(table => markdown(lesson.table(table))),
  markdown(lesson.vocabulary(pack.terms)),
  ...figureBlocks(pack, pack.terms),
]

/** After the lesson: something to read and two questions answered step by step. */
const further = (context: Context): Block[] => {
  const { pack } = context
  const questions = pack.questions.map(question => ({
    id: `question:${question.id}`,
    text: question.question,
    difficulty: question.difficulty,
    question,
  }))
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  return [
    ...ranked(context, texts)
      .slice(0, 1)
      .map(({ reading }) => markdown(lesson.reading(reading))),
    ...draw(context, questions, 2).flatMap(({ question }) => [
      ...figureBlocks(pack, [question]),
      ...withFormulas(lesson.example(question)),
    ]),
  ]
}

/** The lesson as blocks; what goes further once it has been shown. */
export const writeCourse = (context: Context): RenderedModule => {
  const again = context.used.has('course')
  const content = again ? further(context) : course(context.pack)
  return {
    contentType: 'module',
    content,
    ...shownFigures(context.pack, content),
    solutions: {},
    uses: [again ? 'further' : 'course'],
  }
}
