import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { easyFirst, type Item, numbered, ranked } from './deck.ts'
import { exercises } from './exercises.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'

type Choice = { text: string; correct: boolean; feedback?: string | undefined }
/** One question with its options, from whichever part of the pack. */
export type Quiz = Item & { stem: string; options: Choice[]; why: string; fixed?: boolean }

const mcqsOf = (pack: Pack): Quiz[] =>
  pack.mcqs.map(mcq => ({
    id: `mcq:${mcq.id}`,
    text: [mcq.stem, ...mcq.options.map(option => option.text)].join(' '),
    stem: mcq.stem,
    options: mcq.options,
    why: mcq.why,
    difficulty: mcq.difficulty,
  }))

const rightOnes = (quiz: Quiz) => quiz.options.filter(option => option.correct).length

/** 'Which of these belong to…', about one group of each category: a second one would answer the first. */
const sortings = ({ pack, random, used }: Context): Quiz[] =>
  pack.categories.flatMap(category => {
    const places = category.groups.flatMap(group => group.items)
    const groups = shuffle(random, category.groups).flatMap(({ label, items }): Quiz[] => {
      const inside = items.filter(item => places.filter(other => other === item).length === 1)
      const outside = places.filter(item => !items.includes(item))
      if (inside.length < 2 || outside.length < 2) return []
      const right = shuffle(random, inside).slice(0, 3)
      const wrong = shuffle(random, outside).slice(0, right.length === 3 ? 2 : 3)
      return [
        {
          id: `category:${category.id}:${label}`,
          text: [category.title, label, ...right].join(' '),
          stem: messages.belongTo(category.title, label),
          options: [...right.map(text => ({ text, correct: true })), ...wrong.map(text => ({ text, correct: false }))],
          why: messages.belonging(label, right),
          difficulty: 2,
        },
      ]
    })
    return groups.toSorted((a, b) => Number(used.has(a.id)) - Number(used.has(b.id))).slice(0, 1)
  })

const trueOrFalse = (stem: string, truth: boolean): Pick<Quiz, 'stem' | 'options' | 'fixed'> => ({
  stem,
  options: [
    { text: messages.true, correct: truth },
    { text: messages.false, correct: !truth },
  ],
  fixed: true,
})

const factsOf = (pack: Pack): Quiz[] =>
  pack.facts.map(fact => ({
    id: `fact:${fact.id}`,
    text: fact.statement,
    ...trueOrFalse(fact.statement, fact.truth),
    why: sentences(fact.truth ? undefined : fact.correction, fact.why),
  }))

/** 'Is this the answer to that question?', once the facts have been shown. */
const proposals = ({ pack, random }: Context): Quiz[] =>
  mcqsOf(pack)
    .filter(quiz => rightOnes(quiz) === 1)
    .flatMap(quiz => {
      const proposed = shuffle(random, quiz.options).find(option => option.correct === random() < 0.5)
      if (!proposed) return []
      return { ...quiz, ...trueOrFalse(messages.proposed(quiz.stem, proposed.text), proposed.correct) }
    })

export const chapterOf =
  ({ random }: Context, multiple: boolean) =>
  (quiz: Quiz, i: number): Chapter => {
    const options = numbered('o', quiz.fixed ? quiz.options : shuffle(random, quiz.options))
    return {
      title: quiz.fixed ? messages.statement(i + 1) : messages.question(i + 1),
      data: {
        engine: 'quiz',
        stem: quiz.stem,
        multiple,
        options: options.map(({ id, item }) => ({ id, text: item.text })),
      },
      key: {
        engine: 'quiz',
        options: Object.fromEntries(
          options.map(({ id, item: { text, correct, feedback } }) => [
            id,
            { text, correct, ...(feedback ? { feedback } : {}) },
          ]),
        ),
        why: quiz.why,
      },
      uses: [quiz.id],
    }
  }

/** Questions of the pack, completed by exercises that are made up for this module. */
const withExercises = (context: Context, quizzes: readonly Quiz[], usual: number) => {
  const count = context.wish.count ?? usual
  const fresh = quizzes.filter(quiz => !context.used.has(quiz.id)).length
  const made = exercises(context, Math.max(Math.floor(count / 2), count - fresh))
  return easyFirst([...ranked(context, quizzes).slice(0, count - made.length), ...made])
}

export const singleChoiceSet = (context: Context): Rendered => {
  const quizzes = mcqsOf(context.pack).filter(quiz => rightOnes(quiz) === 1)
  return interactive(withExercises(context, quizzes, 5).map(chapterOf(context, false)))
}

export const multiChoice = (context: Context): Rendered => {
  const count = context.wish.count ?? 4
  const mcqs = mcqsOf(context.pack)
  const several = [...mcqs.filter(quiz => rightOnes(quiz) > 1), ...sortings(context)]
  const chosen = ranked(context, several).slice(0, Math.ceil(count / 2))
  const others = withExercises(
    context,
    mcqs.filter(quiz => rightOnes(quiz) === 1),
    count,
  ).slice(0, count - chosen.length)
  return interactive(easyFirst([...chosen, ...others]).map(chapterOf(context, true)))
}

const isTrue = (quiz: Quiz) => quiz.options[0]?.correct === true

/** The best statements, of which at least a third are true and a third are false. */
const balanced = (quizzes: readonly Quiz[], count: number) => {
  const least = Math.floor((count + 1) / 3)
  const firsts = (truth: boolean) => quizzes.filter(quiz => isTrue(quiz) === truth).slice(0, least)
  const needed = [...firsts(true), ...firsts(false)]
  const others = quizzes.filter(quiz => !needed.includes(quiz))
  return [...needed, ...others].slice(0, count)
}

export const trueFalse = (context: Context): Rendered => {
  const count = context.wish.count ?? 5
  const facts = factsOf(context.pack)
  const fresh = facts.filter(fact => !context.used.has(fact.id)).length
  const more = fresh < count ? proposals(context) : []
  const chosen = balanced(ranked(context, [...facts, ...more]), count)
  return interactive(easyFirst(shuffle(context.random, chosen)).map(chapterOf(context, false)))
}
