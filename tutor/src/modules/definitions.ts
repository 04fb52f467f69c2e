import type { MaterialFor } from '@ariane/activities/api'
import { findRevealedWords } from '../hints/find-revealed-words.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { helpWithItem } from './help.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { pickTasks, type Task } from './tasks.ts'

/** The word in use, where that says nothing of its meaning; else what every definition begins with. */
const findHint = (term: string, definition: string, example: string | undefined) =>
  example && findRevealedWords(example, term, [definition]).length === 0 ? messages.inUse(example) : messages.sayWhat

export const listDefinitions = (pack: Pack): Task[] =>
  pack.terms.map(({ id, term, definition, example }) => ({
    id: `term:${id}`,
    text: `${term} ${definition}`,
    question: pack.lang === 'fr' ? messages.define(term) : messages.meaning(term),
    expected: { kind: 'definition', term, definition },
    model: definition,
    lang: 'fr',
    difficulty: 2,
    help: () => helpWithItem(pack, 'terms', id, findHint(term, definition, example)),
  }))

/** Words of the lesson to define. */
export const pickDefinitions = (context: Context): Picked<MaterialFor<'writing'>>[] =>
  pickTasks(context, listDefinitions(context.pack), 4, messages.definition)
