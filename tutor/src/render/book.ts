import { messages } from '../messages.ts'
import { flashcards } from './cards.ts'
import { blanks } from './cloze.ts'
import { gatherer } from './lecture.ts'
import { matchingPairs } from './match.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'
import { page } from './pages.ts'
import { singleChoiceSet, trueFalse } from './quiz.ts'

/** What follows the sections, in turn: each asks in another way. */
const EXERCISES: [(context: Context) => Rendered, number][] = [
  [trueFalse, 2],
  [blanks, 2],
  [matchingPairs, 4],
  [flashcards, 3],
]

/** The lesson as a book: a list of chapters, a page and exercises for each section, and a last test. */
export const interactiveBook = (context: Context): Rendered => {
  const { pack, wish } = context
  const take = gatherer(context)
  const chapters = pack.summary.sections.flatMap((section, i): Chapter[] => {
    const [renderer, count] = EXERCISES[i % EXERCISES.length] ?? [trueFalse, 2]
    const exercises = take(renderer, count, section)
    return [
      page(messages.bookChapter(i + 1, section.title), section.body),
      ...exercises.map((chapter, n) => ({ ...chapter, title: messages.bookExercise(i + 1, n + 1, exercises.length) })),
    ]
  })
  const last = take(singleChoiceSet, wish.count ?? 3)
  return interactive([
    {
      title: messages.contents,
      data: { engine: 'contents', intro: pack.summary.intro },
      key: { engine: 'contents' },
      uses: ['book'],
    },
    ...chapters,
    ...last.map((chapter, n) => ({ ...chapter, title: messages.bookTest(n + 1) })),
  ])
}
