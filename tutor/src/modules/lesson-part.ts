import { pick, shuffle } from '@ariane/activities/random'
import type { Wish } from '../prompt.ts'
import { mentions } from '../words.ts'
import type { Context } from './context.ts'
import { lesson } from './lesson.ts'
import type { RenderedModule } from './rendered-module.ts'

type Part = { id: string; kind: NonNullable<Wish['part']> | 'section'; markdown: string }

const listParts = ({ pack, random }: Context): Part[] => [
  { id: 'summary', kind: 'summary', markdown: lesson.summary(pack) },
  { id: 'vocabulary', kind: 'vocabulary', markdown: lesson.vocabulary(pack.terms) },
  ...shuffle(random, pack.questions).map(
    (question): Part => ({
      id: `question:${question.id}`,
      kind: 'example',
      markdown: lesson.example(question),
    }),
  ),
  ...pack.summary.sections.map(
    (section): Part => ({
      id: `section:${section.id}`,
      kind: 'section',
      markdown: lesson.section(section),
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
  return { contentType: 'text', content: part.markdown, solutions: {}, uses: [part.id] }
}
