import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { listDefinitions } from './definitions.ts'
import { listPresentations } from './essays.ts'
import { makeTasks } from './exercises.ts'
import { helpWithItem } from './help.ts'
import type { Picked } from './rendered-module.ts'
import { isAmong } from './says-again.ts'
import { messages } from './task-messages.ts'
import { aloud, best, listTasks, pickTasks, type Task } from './tasks.ts'
import { listWordings } from './translations.ts'
import { listUnseenTerms } from './unseen-terms.ts'

const LEAST_QUESTIONS = 2

/** The words that the path has not shown, asked for by what they mean. */
const listUnseenWordings = (context: Context): Task[] => {
  const unseen = new Set(listUnseenTerms(context).map(({ id }) => `term:${id}`))
  return context.pack.lang === 'fr' ? listWordings(context.pack).filter(({ id }) => unseen.has(id)) : []
}

/** Numbers, words and short explanations; a maths pack adds exercises with new numbers. */
export const pickShortQuestions = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack, wish, said = new Set() } = context
  const count = wish.count ?? 4
  const short = listTasks(pack, question => question.mode === 'short' && question.expected.kind !== 'free')
  const open = listTasks(pack, question => question.mode !== 'short' && question.expected.kind === 'text')
  const enough = short.length >= count ? short : [...short, ...open].slice(0, Math.max(count, short.length))
  const fresh = enough.filter(({ id, text }) => !context.used.has(id) && !isAmong(text, said)).length
  const made = makeTasks(context, Math.max(Math.ceil(count / 2), count - fresh))
  const words = fresh + made.length < LEAST_QUESTIONS ? listUnseenWordings(context) : []
  return pickTasks(context, [...enough, ...made, ...words], 4, messages.question)
}

/** True or false, and why: many words say it well, so the writer compares. */
const listStatementsToJustify = (pack: Pack): Task[] =>
  pack.facts.map(({ id, statement, truth, correction, why }) => ({
    id: `fact:${id}`,
    text: statement,
    question: messages.isItTrue(statement),
    expected: { kind: 'free', criteria: messages.justifyCriteria, minWords: 8 },
    model: sentences(messages.verdict(truth), truth ? undefined : correction, why),
    lang: 'fr',
    shown: { size: 'lines' },
    help: () => helpWithItem(pack, 'facts', id, messages.justifyHint),
  }))

const listExplained = (pack: Pack): Task[] =>
  listTasks(
    pack,
    ({ mode, expected }) => expected.kind === 'text' && (mode === 'open' || mode === 'short' || mode === 'oral'),
  )

/** The parts of the lesson that no essay of the path has presented. */
const listPartsToPresent = ({ pack, used }: Context): Task[] =>
  listPresentations(pack)
    .filter(({ id }) => !used.has(id))
    .map(task => ({ ...task, id: `presented:${task.id}` }))

/** Those that the path has not shown, in the order of the list; the best of them where there are no such. */
const bestInTurn = (context: Context, tasks: readonly Task[], count: number): Task[] => {
  const { used, said = new Set() } = context
  const isFresh = ({ id, question }: Task) => !used.has(id) && !isAmong(question, said)
  const statements = tasks.filter(({ id }) => id.startsWith('fact:'))
  const fresh = [statements, tasks].map(list => list.filter(isFresh)).find(list => list.length >= count)
  return best(context, fresh ?? tasks, count)
}

/** Questions to explain; where the pack has no more of them, statements to justify, then parts of the lesson to present. */
export const pickOpenQuestions = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const count = context.wish.count ?? 2
  const fresh = listExplained(context.pack).filter(({ id }) => !context.used.has(id))
  const missing = count - fresh.length
  const others = [...listStatementsToJustify(context.pack), ...listPartsToPresent(context)]
  const tasks = missing <= 0 ? fresh : [...fresh, ...bestInTurn(context, others, missing)]
  return pickTasks(context, tasks, 2, messages.question)
}

/** Questions to answer aloud, or by typing. */
export const pickOralQuestions = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const count = context.wish.count ?? 2
  const asked = listExplained(context.pack).filter(({ id }) => !context.used.has(id))
  const words = listDefinitions(context.pack)
  const chosen = [...best(context, asked, count), ...best(context, words, Math.max(0, count - asked.length))]
  return pickTasks(context, chosen.map(aloud), count, messages.question)
}
