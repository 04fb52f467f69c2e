import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { findFigure } from './figures.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { gatherer, retitled } from './gather.ts'
import { subjectTitle } from './lesson.ts'
import { introduction, pickLessonPages } from './lesson-pages.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { page } from './pages.ts'
import { pickMatchingPairs } from './pair-sets.ts'
import { type Chapter, type MakeChapters, makeChapters, renderChapter } from './rendered-module.ts'
import { pickFlashcards } from './terms.ts'

const statements = makeChapters('quiz', pickStatements)

/** What follows the sections, in turn: each asks in another way. */
const EXERCISES: [MakeChapters, number][] = [
  [statements, 2],
  [makeChapters('cloze', pickGapSentences, { typed: true }), 2],
  [makeChapters('match', pickMatchingPairs), 4],
  [makeChapters('cards', pickFlashcards), 3],
]

/** The lesson as a book: a list of chapters, a page and exercises for each section, and a last test. */
export const composeBook = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const take = gatherer(context)
  const chapters = pickLessonPages(context).flatMap(({ title, body, figure, section, uses }, i): Chapter[] => {
    const [make, count] = EXERCISES[i % EXERCISES.length] ?? [statements, 2]
    const exercises = take(make, count, { section })
    const material = page(messages.bookChapter(i + 1, title), body)
    return [
      renderChapter(context, 'page', { material, uses, figure: findFigure(pack, figure) }),
      ...retitled(exercises, n => messages.bookExercise(i + 1, n, exercises.length)),
    ]
  })
  const last = take(makeChapters('quiz', pickSingleChoices), wish.count ?? 3)
  const [intro] = introduction(context, messages.contents)
  const contents = { title: messages.contents, intro: intro?.body ?? messages.bookAbout(subjectTitle(pack)) }
  return [
    renderChapter(context, 'contents', { material: contents, uses: intro?.uses ?? [] }),
    ...chapters,
    ...retitled(last, messages.bookTest),
  ]
}
