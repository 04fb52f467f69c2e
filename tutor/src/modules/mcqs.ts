import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import { type Choice, pickedChoices } from './choice.ts'
import type { Context } from './context.ts'
import { easyFirst, limit, ranked } from './deck.ts'
import { makeChoices } from './exercises.ts'
import { findFigure } from './figures.ts'
import { listGroupQuestions } from './group-questions.ts'
import { listMeanings } from './meanings.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { leavesGroups } from './stocks.ts'
import { listUnseenTerms } from './unseen-terms.ts'

const LEAST_CHOICES = 2

const listMcqs = (pack: Pack): Choice[] =>
  pack.mcqs.map(mcq => ({
    id: `mcq:${mcq.id}`,
    text: [mcq.stem, ...mcq.options.map(option => option.text)].join(' '),
    stem: mcq.stem,
    options: mcq.options,
    why: mcq.why,
    difficulty: mcq.difficulty,
    figure: findFigure(pack, mcq.figure),
  }))

const hasOneAnswer = ({ options }: Choice) => options.filter(option => option.correct).length === 1

/** The pack's questions with a single right option. */
export const listSingleChoices = (pack: Pack): Choice[] => listMcqs(pack).filter(hasOneAnswer)

const listUnseenMeanings = (context: Context): Choice[] => {
  const unseen = new Set(listUnseenTerms(context).map(({ id }) => `term:${id}`))
  return listMeanings(context, context.pack.terms).filter(({ id }) => unseen.has(id))
}

/** Questions of the pack, completed by exercises that are made up for this module; by words where all of these were asked. */
const withExercises = (context: Context, choices: readonly Choice[], usual: number) => {
  const count = context.wish.count ?? usual
  const fresh = choices.filter(({ id }) => !context.used.has(id)).length
  const made = makeChoices(context, Math.max(Math.floor(count / 2), count - fresh))
  const least = Math.max(0, Math.min(LEAST_CHOICES, count) - made.length)
  const all = fresh < least ? [...choices, ...listUnseenMeanings(context)] : choices
  const own = limit(context, all, count - made.length, least)
  return easyFirst([...ranked(context, all).slice(0, own), ...made])
}

/** Questions with one right option each. */
export const pickSingleChoices = (context: Context): Picked<MaterialFor<'quiz'>>[] =>
  pickedChoices(withExercises(context, listSingleChoices(context.pack), 5), messages.question)

/** Questions of which half have several right options, where there are as many. */
export const pickSeveralChoices = (context: Context): Picked<MaterialFor<'quiz'>>[] => {
  const count = context.wish.count ?? 4
  const mcqs = listMcqs(context.pack)
  const severals = mcqs.filter(({ options }) => options.filter(option => option.correct).length > 1)
  const several = leavesGroups(context) ? severals : [...severals, ...listGroupQuestions(context)]
  const chosen = ranked(context, several).slice(0, limit(context, several, Math.ceil(count / 2), 0))
  const others = withExercises(context, listSingleChoices(context.pack), count).slice(0, count - chosen.length)
  return pickedChoices(easyFirst([...chosen, ...others]), messages.question, true)
}
