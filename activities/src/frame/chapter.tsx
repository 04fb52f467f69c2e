import { useEffect, useState } from 'react'
import {
  type ChapterState,
  countMissing,
  endsByLeaving,
  giveUp,
  hasLastWord,
  isComplete,
  isOnFigure,
  isReading,
  isShown,
} from '../answering.ts'
import { Figure } from '../figure/figure.tsx'
import type { ActivityAnswer, ActivityData, FigureView } from '../shape.ts'
import { ActivityView } from '../views.tsx'
import { Actions } from './actions.tsx'
import { chooseTone, Feedback } from './feedback.tsx'
import { isFirstMiss, withoutAnswers } from './first-miss.ts'
import { messages } from './messages.ts'
import type { GradingState } from './use-activity.ts'
import { useDock } from './use-dock.ts'

type Props = {
  data: ActivityData
  figure?: FigureView | undefined
  state: ChapterState
  grading: GradingState
  isLast: boolean
  onChange: (answer: ActivityAnswer) => void
  onValidate: (answer: ActivityAnswer) => void
  onAssess: (answer: ActivityAnswer) => void
  onRetry: () => void
  onComplete: () => void
  onNext: () => void
}

/** What is read comes before its figure; a question comes after it. */
const isRead = ({ engine }: ActivityData) => engine === 'page' || engine === 'narrated'

/** An activity with what follows it: validation, correction, another try, the next one. */
export function Chapter(props: Props) {
  const { data, figure, state, grading, isLast, onChange, onValidate, onAssess, onRetry, onComplete, onNext } = props
  const { answer } = state
  /** Whether the pupil asked to see the solution, or said not to know the rest. */
  const [asked, ask] = useState(false)
  /** Whether « Valider » was pressed without an answer, until there is one. */
  const [early, setEarly] = useState(false)
  const keptBack = state.result !== null && !asked && isFirstMiss(data, state.result)
  const result = state.result && keptBack ? withoutAnswers(answer, state.result) : state.result
  const reading = isReading(data.engine)
  const shown = reading && !hasLastWord(data.engine) ? null : result
  const missing = result ? 0 : countMissing(data, answer)
  const failure = reading || grading === 'no' || grading === 'busy' ? null : grading
  const dock = useDock()
  // The panel may lie over what is right.
  useEffect(() => {
    if (asked) document.querySelector('.right')?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const goOn = () => {
    if (endsByLeaving(data.engine) && !result && grading !== 'busy') onValidate(answer)
    onNext()
  }
  return (
    <>
      {figure && !isRead(data) && !isOnFigure(data) && <Figure figure={figure} />}
      <ActivityView
        data={data}
        figure={figure}
        answer={answer}
        result={result}
        locked={result !== null || grading === 'busy' || grading === 'kept'}
        onChange={onChange}
        onAssess={onAssess}
        onRead={read => result === null && grading !== 'busy' && onValidate(read)}
      />
      {figure && isRead(data) && <Figure figure={figure} />}
      <div ref={dock} className={`dock ${shown ? `answered ${chooseTone(shown)}` : failure ? 'answered partial' : ''}`}>
        <div>
          <Feedback
            result={shown}
            failure={failure}
            keptBack={keptBack}
            isEarly={early && !result && !isComplete(data, answer)}
          />
          {missing > 0 && isComplete(data, answer) && <p className="note">{messages.left(missing)}</p>}
          <Actions
            engine={data.engine}
            result={result}
            keptBack={keptBack}
            grading={grading}
            isComplete={isComplete(data, answer)}
            isShown={result !== null || isShown(data, answer)}
            isLast={isLast}
            onValidate={() => {
              setEarly(false)
              onValidate(answer)
            }}
            onTooEarly={() => setEarly(true)}
            onGiveUp={() => {
              ask(true)
              onValidate(giveUp(answer))
            }}
            onComplete={onComplete}
            onRetry={onRetry}
            onSolve={() => ask(true)}
            onNext={goOn}
          />
        </div>
      </div>
    </>
  )
}
