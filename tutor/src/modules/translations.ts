import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { mask } from './mask.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { pickTasks, type Task } from './tasks.ts'

const listTranslations = (pack: Pack): Task[] =>
  pack.translations.map(({ id, source, accepted }) => ({
    id: `translation:${id}`,
    text: source,
    question: messages.translate(source, pack.lang),
    expected: { kind: 'translation', accepted },
    model: accepted[0] ?? '',
    lang: pack.lang,
    grading: { given: source },
  }))

/** From everyday words to the word of the lesson. */
export const listWordings = (pack: Pack): Task[] =>
  pack.terms.map(({ id, term, definition, synonyms }) => ({
    id: `term:${id}`,
    text: `${term} ${definition}`,
    question: messages.sayInOneTerm(mask(definition, [term, ...synonyms])),
    expected: { kind: 'exact', accepted: [term, ...synonyms] },
    model: `**${term}** : ${definition}`,
    lang: 'fr',
    grading: { spelling: pack.subject === 'Français' },
  }))

/** Sentences to translate; words of the lesson where the pack has none. */
export const pickTranslations = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack } = context
  const tasks = pack.translations.length > 0 ? listTranslations(pack) : listWordings(pack)
  return pickTasks(context, tasks, 4, messages.sentence)
}
