import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { findFigure } from './figures.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { isPlayableGap, readGaps } from './gaps.ts'
import { gatherer, retitled, type Take } from './gather.ts'
import { headline } from './headline.ts'
import { introduction, type LessonPage, pickLessonPages } from './lesson-pages.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { page } from './pages.ts'
import { pickMatchingPairs } from './pair-sets.ts'
import { makeChapters, renderChapter } from './render-chapter.ts'
import type { Chapter, MakeChapters } from './rendered-module.ts'
import { keepTaught } from './teaching-order/keep-taught.ts'
import { measurePagesNeeded } from './teaching-order/pages-needed.ts'
import { pickFlashcards } from './terms.ts'

const statements = makeChapters('quiz', pickStatements)

type Exercise = { make: MakeChapters; count: number; isThere: (pack: Pack) => boolean }

/** What follows the sections, in turn: each asks in another way. */
const EXERCISES: readonly Exercise[] = [
  { make: statements, count: 2, isThere: ({ facts }) => facts.length > 0 },
  {
    make: makeChapters('cloze', pickGapSentences, { typed: true }),
    count: 2,
    isThere: ({ cloze }) => cloze.some(({ text }) => isPlayableGap(readGaps(text), true)),
  },
  { make: makeChapters('match', pickMatchingPairs), count: 4, isThere: () => true },
  { make: makeChapters('cards', pickFlashcards), count: 3, isThere: ({ terms }) => terms.length > 0 },
]

/** Exercises after so many pages, on what these taught: the kind whose turn it is, or the next one that there is. */
const makeExercises = ({ pack }: Context, take: Take, pages: readonly LessonPage[]) => {
  const needed = measurePagesNeeded(pack, pages)
  return (shown: number): Chapter[] => {
    const turn = (shown - 1) % EXERCISES.length
    const inTurn = [...EXERCISES.slice(turn), ...EXERCISES.slice(0, turn)]
    const section = pages[shown - 1]?.section
    for (const taught of [keepTaught(pack, needed, shown - 1, shown), keepTaught(pack, needed, 0, shown)])
      for (const { make, count, isThere } of inTurn) {
        const found = isThere(taught) ? take(make, count, { section, pack: taught }) : []
        if (found.length > 0) return found
      }
    return []
  }
}

/** The lesson as a book: a list of chapters, a page and exercises for each section, and a last test. */
export const composeBook = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const take = gatherer(context)
  const pages = pickLessonPages(context)
  const makeFor = makeExercises(context, take, pages)
  const chapters = pages.flatMap(({ title, body, figure, uses }, i): Chapter[] => {
    const exercises = makeFor(i + 1)
    const material = page(messages.bookChapter(i + 1, title), body)
    return [
      renderChapter(context, 'page', { material, uses, figure: findFigure(pack, figure) }),
      ...retitled(exercises, n => messages.bookExercise(i + 1, n, exercises.length)),
    ]
  })
  const last = take(makeChapters('quiz', pickSingleChoices), wish.count ?? 3)
  const [intro] = introduction(context, messages.contents)
  const contents = {
    title: messages.contents,
    intro: intro?.body ?? messages.bookAbout(headline(context, messages.theLesson)),
  }
  return [
    renderChapter(context, 'contents', { material: contents, uses: intro?.uses ?? [] }),
    ...chapters,
    ...retitled(last, messages.bookTest),
  ]
}
