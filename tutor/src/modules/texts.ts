import type { MaterialFor } from '@ariane/activities/api'
import type { Context } from './context.ts'
import { subjectTitle } from './lesson.ts'
import { pickReading } from './pick-reading.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { listTasks, pickTasks, type Task } from './tasks.ts'

/** The question is about the text, not about an experiment of its own. */
const isAboutText = (question: string) =>
  /\b(?:text|extrait|article|lis|relève|lettre|fable|récit|passage)/i.test(question)

/** A text to read closely, with questions; where the pack asks none, its subject is to be told. A text is shown once. */
export const pickTextAnalysis = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack, seen } = context
  const { title, body, by, uses } = pickReading(context)
  const source = { title, body, by }
  const asked = listTasks(
    pack,
    ({ mode }) => mode === 'analysis',
    ({ question }) => (isAboutText(question) ? { source } : {}),
  )
  const aboutText = (id: string, question: string, hint: string, criteria: string[]): Task => ({
    id: `${id}:${uses[0] ?? title}`,
    text: title,
    question,
    expected: { kind: 'free', criteria, minWords: 20 },
    model: '',
    lang: 'fr',
    shown: { source, hint, criteria, size: 'lines' },
  })
  const tasks = [
    ...asked,
    aboutText('summary', messages.summarise, messages.summariseHint, messages.summariseCriteria),
    aboutText('linked', messages.linked(subjectTitle(pack)), messages.linkedHint, messages.linkedCriteria),
  ]
  const fresh = tasks.filter(({ id }) => !seen.has(id))
  const inTurn = fresh.length > 0 ? fresh : tasks
  const first = inTurn.find(({ shown }) => shown?.source)
  const apart = inTurn.filter(task => task === first || !task.shown?.source)
  const count = context.wish.count ?? 2
  const picked = pickTasks(context, (context.wish.count ? inTurn : apart).slice(0, count), count, messages.question)
  return picked.map(one => (one.material.shown?.source ? { ...one, uses: [...one.uses, ...uses] } : one))
}
