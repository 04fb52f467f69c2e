import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import type { Take } from './gather.ts'
import type { LessonPage } from './lesson-pages.ts'
import { pickSingleChoices } from './mcqs.ts'
import { pickMeanings } from './meanings.ts'
import { messages } from './messages.ts'
import { makeChapters } from './render-chapter.ts'
import type { Chapter } from './rendered-module.ts'
import { keepTaught } from './teaching-order/keep-taught.ts'
import { measurePagesNeeded } from './teaching-order/pages-needed.ts'

const singleChoices = makeChapters('quiz', pickSingleChoices)
const statements = makeChapters('quiz', pickStatements)

/** Asks one question after so many pages of the lesson; none where nothing of what they show is left to ask. */
export type AskCheckpoint = (shown: number) => Chapter[]

/** Asks about what was shown: the pages since the last question first, a question before a statement to judge, and words last. */
export const makeCheckpoints = ({ pack }: Context, take: Take, pages: readonly LessonPage[]): AskCheckpoint => {
  const needed = measurePagesNeeded(pack, pages)
  const meanings = makeChapters('quiz', pickMeanings, pack.terms)
  const kinds = [singleChoices, statements, meanings]
  let asked = 0
  let last = 0
  return shown => {
    const { section } = pages[shown - 1] ?? {}
    for (const taught of [keepTaught(pack, needed, last, shown), keepTaught(pack, needed, 0, shown)])
      for (const questions of kinds) {
        const [found] = take(questions, 1, { section, pack: taught })
        if (!found) continue
        last = shown
        return [{ ...found, title: messages.checkpoint(++asked) }]
      }
    return []
  }
}
