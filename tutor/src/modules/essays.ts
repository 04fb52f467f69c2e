import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { subjectTitle } from './lesson.ts'
import type { Picked } from './rendered-module.ts'
import { withoutTables } from './spoken.ts'
import { messages } from './task-messages.ts'
import { best, listTasks, pickTasks, type Task } from './tasks.ts'

const WORDS_TO_USE = 4

/** The parts of the lesson, each to be presented in one's own words. */
export const listPresentations = ({ summary }: Pack): Task[] =>
  summary.sections.map(({ id, title, body }) => ({
    id: `essay:${id}`,
    text: `${title} ${body}`,
    question: messages.present(title),
    expected: { kind: 'free', criteria: messages.presentCriteria, minWords: 40 },
    model: withoutTables(body),
    lang: 'fr',
    shown: { hint: messages.presentHint },
  }))

/** A text built on the lesson, with criteria to assess it by; they come with the result, for they name what to say. */
export const pickEssay = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack, wish } = context
  const asked = listTasks(pack, ({ mode, expected }) => mode === 'essay' && expected.kind === 'free')
  const { keyPoints, intro } = pack.summary
  const explain: Task = {
    id: 'essay:explain',
    text: subjectTitle(pack),
    question: messages.explain(subjectTitle(pack)),
    expected: { kind: 'free', criteria: keyPoints, minWords: 60 },
    model: `${intro}\n\n${messages.wordsToUse(keyPoints)}`,
    lang: 'fr',
    shown: { hint: messages.explainHint },
  }
  const inTurn = [...asked, explain, ...listPresentations(pack)]
  const fresh = inTurn.filter(({ id }) => !context.used.has(id))
  const about = wish.focus.length > 0 ? best(context, fresh, 1) : fresh
  return pickTasks(context, (about.length > 0 ? about : inTurn).slice(0, wish.count ?? 1), 1, messages.text)
}

/** A text to invent; the criteria are the task itself, so they are shown from the beginning. */
export const pickCreativeText = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack, random } = context
  const asked = listTasks(
    pack,
    ({ mode, expected }) => mode === 'creative' && expected.kind === 'free',
    ({ expected }) => (expected.kind === 'free' ? { criteria: expected.criteria } : {}),
  )
  const terms = draw(
    { ...context, wish: { focus: context.wish.focus } },
    shuffle(random, pack.terms).map(term => ({ id: `term:${term.id}`, text: term.term, term })),
    WORDS_TO_USE,
  ).map(({ term }) => term)
  const words = terms.map(({ term }) => term)
  const invented: Task = {
    id: `creative:${terms.map(({ id }) => id).join(' ')}`,
    text: words.join(' '),
    question: pack.lang === 'fr' ? messages.use(subjectTitle(pack)) : messages.useIn(pack.lang),
    expected: { kind: 'free', criteria: messages.useCriteria, minWords: 40 },
    model: messages.wordsToUse(terms.map(({ term, definition }) => `**${term}** : ${definition}`)),
    lang: pack.lang,
    shown: { hint: messages.useHint, mustUse: words, criteria: messages.useCriteria },
    grading: { mustUse: words },
  }
  const fresh = asked.filter(({ id }) => !context.used.has(id))
  return pickTasks(context, fresh.length > 0 ? fresh : [invented], 1, messages.text)
}
