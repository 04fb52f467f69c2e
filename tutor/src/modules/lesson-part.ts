import { pick, shuffle } from '@ariane/activities/random'
import type { Block } from '@ariane/shared/contracts/learning'
import type { Wish } from '../prompt.ts'
import { mentions } from '../words.ts'
import type { Context } from './context.ts'
import { figureBlocks, shownFigures } from './figures.ts'
import { lesson } from './lesson.ts'
import type { RenderedModule } from './rendered-module.ts'

type Part = { id: string; kind: NonNullable<Wish['part']> | 'section'; markdown: string; figure?: string | undefined }

const listParts = ({ pack, random }: Context): Part[] => [
  { id: 'summary', kind: 'summary', markdown: lesson.summary(pack) },
  { id: 'vocabulary', kind: 'vocabulary', markdown: lesson.vocabulary(pack.terms) },
  ...shuffle(random, pack.questions).map(
    (question): Part => ({
      id: `question:${question.id}`,
      kind: 'example',
      markdown: lesson.example(question),
      figure: question.figure,
    }),
  ),
  ...pack.summary.sections.map(
    (section): Part => ({
      id: `section:${section.id}`,
      kind: 'section',
      markdown: lesson.section(section),
      figure: section.figure,
    }),
  ),
  ...pack.texts.map((text): Part => ({ id: `text:${text.id}`, kind: 'reading', markdown: lesson.reading(text) })),
]

/** One part of the lesson: the kind that is asked for, the one about the wanted term, or the next that was not shown. */
export const writeLessonPart = (context: Context): RenderedModule => {
  const { used, wish, random } = context
  const parts = listParts(context)
  const fresh = parts.filter(part => !used.has(part.id))
  const [about] = fresh
    .map(part => ({ part, score: mentions(part.markdown, wish.focus) / part.markdown.length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const wanted =
    wish.part && (fresh.find(part => part.kind === wish.part) ?? parts.find(part => part.kind === wish.part))
  const part = wanted ?? about?.part ?? fresh[0] ?? pick(random, parts)
  const uses = [part.id]
  const figures = figureBlocks(context.pack, [part])
  if (figures.length === 0) return { contentType: 'text', content: part.markdown, solutions: {}, uses }
  const content: Block[] = [{ type: 'markdown', content: part.markdown }, ...figures]
  return { contentType: 'module', content, ...shownFigures(context.pack, content), solutions: {}, uses }
}
