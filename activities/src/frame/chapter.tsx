import {
  type ChapterState,
  countMissing,
  endsByLeaving,
  giveUp,
  hasLastWord,
  isComplete,
  isOnFigure,
  isReading,
} from '../answering.ts'
import { Figure } from '../figure/figure.tsx'
import type { ActivityAnswer, ActivityData, FigureView } from '../shape.ts'
import { ArrowIcon, RetryIcon } from '../ui/icons.tsx'
import { ActivityView } from '../views.tsx'
import { Feedback } from './feedback.tsx'
import { messages } from './messages.ts'
import type { GradingState } from './use-activity.ts'

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
  const { answer, result } = state
  const reading = isReading(data.engine)
  const lastWord = hasLastWord(data.engine)
  const missing = result ? 0 : countMissing(data, answer)
  const isLocked = grading === 'locked' || result?.attempts?.remaining === 0
  const goOn = () => {
    if (endsByLeaving(data.engine) && !result && grading !== 'busy') onValidate(answer)
    onNext()
  }
  const next = (
    <button type="button" className={(lastWord && !result) || result?.left ? '' : 'main'} onClick={goOn}>
      {isLast ? messages.goOn : messages.next}
      <ArrowIcon />
    </button>
  )
  return (
    <>
      {figure && !isRead(data) && !isOnFigure(data) && <Figure figure={figure} />}
      <ActivityView
        data={data}
        figure={figure}
        answer={answer}
        result={result}
        locked={result !== null || grading === 'busy'}
        onChange={onChange}
        onAssess={onAssess}
        onRead={read => result === null && grading !== 'busy' && onValidate(read)}
      />
      {figure && isRead(data) && <Figure figure={figure} />}
      <Feedback
        result={reading && !lastWord ? null : result}
        failure={reading || grading === 'no' || grading === 'busy' ? null : grading}
      />
      {missing > 0 && isComplete(data, answer) && <p className="note">{messages.left(missing)}</p>}
      <div className="actions">
        {!result && !reading && grading !== 'locked' && (
          <button
            type="button"
            className="main"
            disabled={grading === 'busy' || !isComplete(data, answer)}
            onClick={() => onValidate(answer)}
          >
            {grading === 'busy' ? messages.checking : grading === 'failed' ? messages.retry : messages.validate}
          </button>
        )}
        {result?.left && (
          <>
            <button type="button" className="main" onClick={onComplete}>
              {messages.complete}
            </button>
            <button type="button" onClick={() => onValidate(giveUp(answer))} disabled={grading === 'busy'}>
              {messages.giveUp}
            </button>
          </>
        )}
        {result && !reading && !result.left && !result.correct && !isLocked && (
          <button type="button" onClick={onRetry}>
            <RetryIcon />
            {result.verdict === 'to_review' ? messages.rework : messages.retry}
          </button>
        )}
        {!reading && ((result && !result.ask) || grading === 'locked') && next}
        {result && lastWord && (
          <button type="button" onClick={onRetry}>
            <RetryIcon />
            {messages.restart}
          </button>
        )}
        {reading && next}
      </div>
    </>
  )
}
