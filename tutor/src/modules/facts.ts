import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { draw, easyFirst, type Item, limit, ranked } from './deck.ts'
import { listSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { isAmong } from './says-again.ts'

const MIN_SENTENCES = 4

type Statement = Item & { stem: string; truth: boolean; why: string }

const listStatements = (pack: Pack): Statement[] =>
  pack.facts.map(({ id, statement, truth, correction, why }) => ({
    id: `fact:${id}`,
    text: statement,
    stem: statement,
    truth,
    why: sentences(truth ? undefined : correction, why),
  }))

/** 'Is this the answer to that question?', once the facts have been shown. */
const listProposedAnswers = ({ pack, random }: Context): Statement[] =>
  listSingleChoices(pack).flatMap(({ options, ...choice }) => {
    const proposed = shuffle(random, options).find(option => option.correct === random() < 0.5)
    if (!proposed) return []
    return { ...choice, stem: messages.proposed(choice.stem, proposed.text), truth: proposed.correct }
  })

/** The best statements, of which at least a third are true and a third are false. */
const balanced = (statements: readonly Statement[], count: number) => {
  const least = Math.floor((count + 1) / 3)
  const firsts = (truth: boolean) => statements.filter(one => one.truth === truth).slice(0, least)
  const needed = [...firsts(true), ...firsts(false)]
  const others = statements.filter(one => !needed.includes(one))
  return [...needed, ...others].slice(0, count)
}

/** Statements to find true or false. */
export const pickStatements = (context: Context): Picked<MaterialFor<'quiz'>>[] => {
  const count = context.wish.count ?? 5
  const facts = listStatements(context.pack)
  const fresh = facts.filter(({ id }) => !context.used.has(id)).length
  const isFresh = ({ id, text }: Statement) => !context.used.has(id) && !isAmong(text, context.said ?? new Set())
  const more = fresh < count ? listProposedAnswers(context).filter(isFresh) : []
  const all = [...facts, ...more]
  const order = ranked(context, all)
  // True ones and false ones are shared with later modules apart: each of these needs both.
  const share = [true, false].flatMap(truth => {
    const alike = order.filter(one => one.truth === truth)
    return alike.slice(0, limit(context, alike, count, 1))
  })
  const chosen = balanced(
    order.filter(one => share.includes(one)),
    limit(context, all, count),
  )
  return easyFirst(shuffle(context.random, chosen)).map(({ id, stem, truth, why }, i) => ({
    material: { title: messages.statement(i + 1), stem, truth, why },
    uses: [id],
  }))
}

/** Statements of the lesson: those that are right have to be found. */
export const pickRightSentences = (context: Context): Picked<MaterialFor<'mark'>>[] => {
  const count = Math.max(MIN_SENTENCES, context.wish.count ?? 6)
  const facts = context.pack.facts.map(fact => ({ id: `fact:${fact.id}`, text: fact.statement, fact }))
  const some = (truth: boolean, n: number) =>
    draw(
      { ...context, wish: { ...context.wish, count: n } },
      facts.filter(({ fact }) => fact.truth === truth),
      n,
      1,
    )
  const right = some(true, Math.ceil(count / 2))
  if (right.length === 0) return []
  const chosen = [...right, ...some(false, Math.max(1, count - right.length))]
  return [
    {
      material: {
        unit: 'sentence',
        title: messages.rightSentences,
        sentences: chosen.map(({ text, fact }) => ({
          text,
          correct: fact.truth,
          why: fact.truth ? fact.why : sentences(fact.correction, fact.why),
        })),
      },
      uses: chosen.map(({ id }) => id),
    },
  ]
}
