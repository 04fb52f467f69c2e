import { pick, shuffle } from '@ariane/activities/random'
import type { Block } from '@ariane/shared/contracts/learning'
import type { Pack } from '../pack.ts'
import type { Wish } from '../prompt.ts'
import { mentions } from '../words.ts'
import type { Context } from './context.ts'
import { figureBlocks, shownFigures } from './figures.ts'
import { lesson } from './lesson.ts'
import type { RenderedModule } from './rendered-module.ts'
import { isAmong } from './says-again.ts'
import { listUnseenTerms } from './unseen-terms.ts'

type Part = {
  id: string
  kind: NonNullable<Wish['part']> | 'section'
  markdown: string
  figure?: string | undefined
  uses: string[]
}

const MIN_WORDS = 3

/** The words of the lesson: those that were not seen yet, all of them where these are too few. */
const listVocabulary = (context: Context): Pack['terms'] => {
  const unseen = listUnseenTerms(context)
  return unseen.length >= MIN_WORDS ? unseen : context.pack.terms
}

const listParts = (context: Context, { pack, random } = context): Part[] => [
  { id: 'summary', kind: 'summary', markdown: lesson.summary(pack), uses: ['intro', 'key-points'] },
  {
    id: 'vocabulary',
    kind: 'vocabulary',
    markdown: lesson.vocabulary(listVocabulary(context)),
    uses: listVocabulary(context).flatMap(({ id }) => [`word:${id}`, `term:${id}`]),
  },
  ...shuffle(random, pack.questions).map(
    (question): Part => ({
      id: `question:${question.id}`,
      kind: 'example',
      markdown: lesson.example(question),
      figure: question.figure,
      uses: [`question:${question.id}`],
    }),
  ),
  ...pack.summary.sections.map(
    (section): Part => ({
      id: `section:${section.id}`,
      kind: 'section',
      markdown: lesson.section(section),
      figure: section.figure,
      uses: [`section:${section.id}`],
    }),
  ),
  ...pack.texts.map(
    (text): Part => ({
      id: `text:${text.id}`,
      kind: 'reading',
      markdown: lesson.reading(text),
      uses: [`text:${text.id}`],
    }),
  ),
  ...pack.again.map(
    ({ section, text, example }): Part => ({
      id: `again:${section}`,
      kind: 'section',
      markdown: [text, example].filter(Boolean).join('\n\n'),
      uses: [`again:${section}`],
    }),
  ),
]

/** One part of the lesson: the kind that is asked for, the one about the wanted term, or the next that was not shown. */
export const writeLessonPart = (context: Context): RenderedModule => {
  const { used, wish, random, said = new Set() } = context
  const parts = listParts(context)
  const unused = parts.filter(part => part.uses.every(id => !used.has(id)))
  const unsaid = unused.filter(({ markdown }) => !isAmong(markdown, said))
  const fresh = unsaid.length > 0 ? unsaid : unused
  const [about] = fresh
    .map(part => ({ part, score: mentions(part.markdown, wish.focus) / part.markdown.length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const wanted = wish.part && fresh.find(part => part.kind === wish.part)
  const part = wanted ?? about?.part ?? fresh[0] ?? pick(random, parts)
  const { uses } = part
  const figures = figureBlocks(context.pack, [part])
  if (figures.length === 0) return { contentType: 'text', content: part.markdown, solutions: {}, uses }
  const content: Block[] = [{ type: 'markdown', content: part.markdown }, ...figures]
  return { contentType: 'module', content, ...shownFigures(context.pack, content), solutions: {}, uses }
}
