import type { HomeworkQuestion } from '../question.ts'
import type { Problem } from '../solve/index.ts'
import { planComposition } from './composition.ts'
import { lessonFor, packsFor, sectionFor } from './lesson.ts'
import { messages } from './messages.ts'
import { methodFor } from './methods.ts'
import type { Place } from './place.ts'
import { twinFor } from './twin.ts'
import { verbatim } from './verbatim.ts'

/** The rule with what the chapter's lesson adds to it; without a rule, what a lesson says about the question. */
export const reminder = (place: Place, question: string, rule = ''): string => {
  const packs = packsFor(place)
  if (rule === '') return lessonFor(packs, question) || messages.noLesson
  return [rule, sectionFor(packs, rule)].filter(part => part !== '').join('\n\n')
}

/** Help without a solution: reminder, method, hints, and an exercise of the same kind fully corrected. */
export const guide = (problem: Problem, place: Place): Omit<HomeworkQuestion, 'reformulation_question'> => {
  const question = [problem.instruction, problem.body].join(' ')
  const packs = packsFor(place)
  const method = methodFor(question, place.subject)
  const plan = method === messages.methods.composition ? planComposition(question, packs) : undefined
  const known = verbatim(question, packs)
  // A composition on nearly the same subject, fully written, would be the pupil's own.
  const twin = known || plan ? undefined : twinFor(question, problem.context, packs, place.seed)
  const steps = [
    ...method.steps.slice(0, 2),
    ...(plan?.steps ?? []),
    ...method.steps.slice(2),
    ...(known ? [messages.fromLesson(known.lesson)] : []),
    ...(twin ? [messages.twin(twin.statement), ...twin.steps] : []),
  ]
  return {
    timer: method.minutes,
    course: { content: reminder(place, question) },
    indice: { content: method.hints[0] ?? '' },
    answer_step_by_step: steps.map(content => ({ content })),
    mode: 'guided',
    source: 'built-in',
    expected: known?.expected ?? null,
    inUnit: false,
    answer: null,
    hints: [...method.hints],
    checklist: [...method.checklist, ...(plan?.checklist ?? [])],
    twin: twin ?? null,
  }
}
