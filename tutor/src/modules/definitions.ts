import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { pickTasks, type Task } from './tasks.ts'

export const listDefinitions = (pack: Pack): Task[] =>
  pack.terms.map(({ id, term, definition }) => ({
    id: `term:${id}`,
    text: `${term} ${definition}`,
    question: pack.lang === 'fr' ? messages.define(term) : messages.meaning(term),
    expected: { kind: 'definition', term, definition },
    model: definition,
    lang: 'fr',
    difficulty: 2,
    shown: { hint: messages.firstWords(definition.split(/\s+/).slice(0, 2).join(' ')) },
  }))

/** Words of the lesson to define. */
export const pickDefinitions = (context: Context): Picked<MaterialFor<'writing'>>[] =>
  pickTasks(context, listDefinitions(context.pack), 4, messages.definition)
