import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { questionAt, type SlideAt } from './navigation.ts'
import { AnswerSlide } from './slides/answer.tsx'
import { CorrectionSlide } from './slides/correction.tsx'
import { CourseSlide } from './slides/course.tsx'
import { EndSlide } from './slides/end.tsx'
import { Intro } from './slides/intro.tsx'
import { QuestionSlide } from './slides/question.tsx'
import type { Correcting } from './use-homework.ts'

type Props = Correcting & {
  at: SlideAt
  slides: readonly SlideAt[]
  homework: HomeworkDetail
  /** The step of a correction. */
  step: number
  /** The pupil is at this slide, or at its question. */
  isCurrent: boolean
  onBack: () => void
  onGoTo: (slide: number) => void
  onNext: () => void
}

/** What stands on a slide. */
export function SlideContent({
  at,
  slides,
  homework,
  step,
  isCurrent,
  clarify,
  correct,
  skip,
  onBack,
  onGoTo,
  onNext,
}: Props) {
  const [module] = homework.modules
  const exercises = module?.exercices ?? []
  if (at.kind === 'end')
    return <EndSlide exercises={exercises} slides={slides} isCurrent={isCurrent} onBack={onBack} onGoTo={onGoTo} />
  const exercise = exercises[at.exercise]
  if (!exercise) return null
  if (at.kind === 'intro') return <Intro homework={homework} exercise={exercise} />
  const question = questionAt(exercises, at)
  if (!question) return null
  const shown = { homework, exercise, question }
  if (at.kind === 'question') return <QuestionSlide {...shown} number={at.question + 1} />
  if (at.kind === 'course') return <CourseSlide {...shown} />
  if (at.kind === 'correction') return <CorrectionSlide {...shown} step={step} />
  return (
    <AnswerSlide
      {...shown}
      name={`homework-answer:${module?.id}:${at.exercise}:${at.question}`}
      current={isCurrent}
      correct={answer => correct(at, answer)}
      clarify={reply => clarify(at, reply)}
      skip={() => skip(at)}
      onNext={onNext}
    />
  )
}
