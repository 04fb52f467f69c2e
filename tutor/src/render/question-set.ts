import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import { blanks, dragWords } from './cloze.ts'
import { draw } from './deck.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'
import { chaptersIn } from './nested.ts'
import { chapterOf, type Quiz, singleChoiceSet, trueFalse } from './quiz.ts'

const KINDS = 5

/** Questions of several kinds in a row: to choose, to judge, to complete. */
export const questionSet = (context: Context): Rendered => {
  const count = Math.max(2, context.wish.count ?? KINDS)
  const some = (renderer: (context: Context) => Rendered, n: number): Chapter[] =>
    n > 0 ? chaptersIn(renderer({ ...context, wish: { ...context.wish, count: n } })) : []
  const typed = context.wish.difficulty === 'hard'
  const statements = Math.floor(count / 3)
  const sentences = some(typed ? blanks : dragWords, 3)
  const chosen = [
    ...some(singleChoiceSet, count - statements - sentences.length),
    ...some(trueFalse, statements),
    ...sentences,
  ]
  return interactive(chosen.map((chapter, n) => ({ ...chapter, title: messages.question(n + 1) })))
}

/** Two sentences, of which one is right: mistakes of language, then statements with their correction. */
export const chooseCorrectSentence = (context: Context): Rendered => {
  const { pack } = context
  const pairs = [
    ...pack.corrections.map(({ id, right, wrong, rule }) => ({ id: `correction:${id}`, right, wrong, why: rule })),
    ...pack.facts.flatMap(({ id, statement, truth, correction, why }) =>
      !truth && correction ? [{ id: `fact:${id}`, right: correction, wrong: statement, why }] : [],
    ),
  ]
  const quizzes = pairs
    .filter(({ right, wrong }) => right !== wrong)
    .map(
      ({ id, right, wrong, why }): Quiz => ({
        id,
        text: `${right} ${wrong}`,
        stem: messages.whichSentence,
        options: [
          { text: right, correct: true },
          { text: wrong, correct: false },
        ],
        why,
      }),
    )
  const chapters = shuffle(context.random, draw(context, quizzes, 5)).map(chapterOf(context, false))
  return interactive(chapters.map((chapter, n) => ({ ...chapter, title: messages.sentence(n + 1) })))
}
