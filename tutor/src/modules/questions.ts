import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import type { Context } from './context.ts'
import { listDefinitions } from './definitions.ts'
import { makeTasks } from './exercises.ts'
import { helpWithItem } from './help.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { aloud, best, listTasks, pickTasks, type Task } from './tasks.ts'

/** Numbers, words and short explanations; a maths pack adds exercises with new numbers. */
export const pickShortQuestions = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack, wish } = context
  const count = wish.count ?? 4
  const short = listTasks(pack, question => question.mode === 'short' && question.expected.kind !== 'free')
  const open = listTasks(pack, question => question.mode !== 'short' && question.expected.kind === 'text')
  const enough = short.length >= count ? short : [...short, ...open].slice(0, Math.max(count, short.length))
  return pickTasks(context, [...enough, ...makeTasks(context, Math.ceil(count / 2))], 4, messages.question)
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

/** Questions to explain; where the pack has no more of them, statements to justify. */
export const pickOpenQuestions = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const count = context.wish.count ?? 2
  const fresh = listExplained(context.pack).filter(({ id }) => !context.used.has(id))
  const missing = count - fresh.length
  const tasks = missing <= 0 ? fresh : [...fresh, ...best(context, listStatementsToJustify(context.pack), missing)]
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
