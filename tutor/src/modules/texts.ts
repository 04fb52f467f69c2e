import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { subjectTitle, textSource } from './lesson.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { listTasks, pickTasks, type Task } from './tasks.ts'

type Source = Pack['texts'][number]
const shownText = (text: Source) => ({ title: text.title, body: text.body, by: textSource(text) })
/** The question is about the text, not about an experiment of its own. */
const isAboutText = (question: string) =>
  /\b(?:text|extrait|article|lis|relève|lettre|fable|récit|passage)/i.test(question)

/** A text to read closely, with questions; where the pack asks none, its subject is to be told. */
export const pickTextAnalysis = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack } = context
  const [text] = draw(
    { ...context, wish: { focus: context.wish.focus } },
    pack.texts.map(one => ({ ...one, id: `text:${one.id}`, text: `${one.title} ${one.body}` })),
    1,
  )
  const asked = listTasks(
    pack,
    ({ mode }) => mode === 'analysis',
    ({ question }) => (text && isAboutText(question) ? { source: shownText(text) } : {}),
  )
  const aboutText = (id: string, question: string, hint: string, criteria: string[]): Task[] =>
    text
      ? [
          {
            id: `${id}:${text.id}`,
            text: text.title,
            question,
            expected: { kind: 'free', criteria, minWords: 20 },
            model: '',
            lang: 'fr',
            shown: { source: shownText(text), hint, criteria, size: 'lines' },
          },
        ]
      : []
  const tasks = [
    ...asked,
    ...aboutText('summary', messages.summarise, messages.summariseHint, messages.summariseCriteria),
    ...aboutText('linked', messages.linked(subjectTitle(pack)), messages.linkedHint, messages.linkedCriteria),
  ]
  const fresh = tasks.filter(({ id }) => !context.used.has(id))
  const count = context.wish.count ?? 2
  return pickTasks(context, (fresh.length > 0 ? fresh : tasks).slice(0, count), count, messages.question)
}
