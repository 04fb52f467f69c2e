import type { HomeworkDetail, HomeworkQuestion } from '@ariane/shared/contracts/homework'

export type Exercise = HomeworkDetail['modules'][number]['exercices'][number]
type Progress = HomeworkQuestion['progress']

/** A slide of a homework: an exercise is introduced, then each question is asked, recalled, answered and corrected (S2 §2). */
export type SlideAt =
  | { kind: 'intro'; exercise: number }
  | { kind: 'question' | 'course' | 'answer' | 'correction'; exercise: number; question: number }
  | { kind: 'end' }
/** Where the pupil is: a slide, and on a correction the last step that is shown. */
export type Position = { slide: number; step: number }

const PER_QUESTION = ['question', 'course', 'answer', 'correction'] as const

/** Every slide, the end last. */
export const listSlides = (exercises: readonly Exercise[]): SlideAt[] => [
  ...exercises.flatMap(({ questions }, exercise): SlideAt[] => [
    { kind: 'intro', exercise },
    ...questions.flatMap((_, question) => PER_QUESTION.map(kind => ({ kind, exercise, question }))),
  ]),
  { kind: 'end' },
]

/** The question of a slide; none on an introduction and at the end. */
export const questionAt = (exercises: readonly Exercise[], at: SlideAt | undefined): HomeworkQuestion | undefined =>
  at && 'question' in at ? exercises[at.exercise]?.questions[at.question] : undefined

/** Once tried or passed by, a question no longer holds the pupil back. */
const isPassable = ({ state, attempts }: Progress) => attempts > 0 || state === 'skipped'
const stepsAt = (exercises: readonly Exercise[], at: SlideAt | undefined) =>
  questionAt(exercises, at)?.answer_step_by_step.length ?? 0

/** Whether → has to wait for an attempt, or for « Passer ». */
export function isLocked(exercises: readonly Exercise[], slides: readonly SlideAt[], { slide }: Position): boolean {
  const at = slides[slide]
  const question = questionAt(exercises, at)
  return at?.kind === 'answer' && question !== undefined && !isPassable(question.progress)
}

const isShown = (exercises: readonly Exercise[], at: SlideAt) => at.kind !== 'correction' || stepsAt(exercises, at) > 0

/**
 * One step forward or back: through the steps of a correction, and from slide to slide. A correction without steps, that of
 * a question passed by, is left out. Stays in place where it is locked and at both ends.
 */
export function go(
  exercises: readonly Exercise[],
  slides: readonly SlideAt[],
  from: Position,
  action: 'next' | 'prev',
): Position {
  const by = action === 'next' ? 1 : -1
  const steps = slides[from.slide]?.kind === 'correction' ? stepsAt(exercises, slides[from.slide]) : 0
  const step = from.step + by
  if (steps > 0 && step >= 0 && step < steps) return { slide: from.slide, step }
  if (action === 'next' && isLocked(exercises, slides, from)) return from
  for (let slide = from.slide + by; slide >= 0 && slide < slides.length; slide += by) {
    const at = slides[slide]
    if (at && isShown(exercises, at))
      return { slide, step: action === 'prev' && at.kind === 'correction' ? stepsAt(exercises, at) - 1 : 0 }
  }
  return from
}

/** Where to begin: where this tab was, as far as the pupil may be there, else the first question that was not tried. */
export function findStart(exercises: readonly Exercise[], slides: readonly SlideAt[], here: Position | null): Position {
  const first = findFirstOpen(exercises, slides)
  if (here && slides[here.slide] && (first === null || here.slide <= findLastReached(slides, first)))
    return { slide: here.slide, step: Math.max(0, Math.min(here.step, stepsAt(exercises, slides[here.slide]) - 1)) }
  const untouched = exercises.every(({ questions }) => questions.every(one => one.progress.state === 'open'))
  return { slide: untouched ? 0 : (first ?? slides.length - 1), step: 0 }
}

/** The question slide of the first question that was neither tried nor passed by. */
function findFirstOpen(exercises: readonly Exercise[], slides: readonly SlideAt[]): number | null {
  const slide = slides.findIndex(at => {
    const question = questionAt(exercises, at)
    return at.kind === 'question' && question !== undefined && !isPassable(question.progress)
  })
  return slide < 0 ? null : slide
}
/** The answer of an open question is the furthest one gets. */
const findLastReached = (slides: readonly SlideAt[], open: number) =>
  slides.findIndex((at, slide) => slide >= open && at.kind === 'answer')

/** The question slide of the first question that is worth coming back to: open, passed by or missed. */
export const findFirstLeft = (exercises: readonly Exercise[], slides: readonly SlideAt[]): number | null => {
  const slide = slides.findIndex(at => {
    const state = questionAt(exercises, at)?.progress.state
    return at.kind === 'question' && (state === 'open' || state === 'skipped' || state === 'attempted')
  })
  return slide < 0 ? null : slide
}
