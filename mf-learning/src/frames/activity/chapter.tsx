import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts/activities'
import { messages } from '../messages.ts'
import { messages as readingMessages } from '../messages-reading.ts'
import { messages as writingMessages } from '../messages-writing.ts'
import { type ChapterState, canValidate, givenUp, wordsLeft } from './answers.ts'
import { Engine } from './engines/engine.tsx'
import { Feedback } from './feedback.tsx'
import { ArrowIcon, RetryIcon } from './icons.tsx'
import { endsByLeaving, hasLastWord, isReading } from './reading/answers.ts'
import type { Judging } from './use-activity.ts'

type Props = {
  data: ActivityData
  state: ChapterState
  judging: Judging
  isLast: boolean
  onChange: (answer: ActivityAnswer) => void
  onValidate: (answer: ActivityAnswer) => void
  onAssess: (answer: ActivityAnswer) => void
  onRetry: () => void
  onComplete: () => void
  onNext: () => void
}

/** An activity with what follows it: validation, correction, another try, the next one. */
export function Chapter(props: Props) {
  const { data, state, judging, isLast, onChange, onValidate, onAssess, onRetry, onComplete, onNext } = props
  const { answer, result } = state
  const reading = isReading(data.engine)
  const lastWord = hasLastWord(data.engine)
  const missing = result ? 0 : wordsLeft(data, answer)
  const isLocked = judging === 'locked' || result?.attempts?.remaining === 0
  const goOn = () => {
    if (endsByLeaving(data.engine) && !result && judging !== 'busy') onValidate(answer)
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
      <Engine
        data={data}
        answer={answer}
        result={result}
        locked={result !== null || judging === 'busy'}
        onChange={onChange}
        onAssess={onAssess}
        onRead={(read = answer) => result === null && judging !== 'busy' && onValidate(read)}
      />
      <Feedback
        result={reading && !lastWord ? null : result}
        failure={reading || judging === 'no' || judging === 'busy' ? null : judging}
      />
      {missing > 0 && canValidate(data, answer) && <p className="note">{messages.left(missing)}</p>}
      <div className="actions">
        {!result && !reading && judging !== 'locked' && (
          <button
            type="button"
            className="main"
            disabled={judging === 'busy' || !canValidate(data, answer)}
            onClick={() => onValidate(answer)}
          >
            {judging === 'busy' ? messages.checking : judging === 'failed' ? messages.retry : messages.validate}
          </button>
        )}
        {result?.left && (
          <>
            <button type="button" className="main" onClick={onComplete}>
              {messages.complete}
            </button>
            <button type="button" onClick={() => onValidate(givenUp(answer))} disabled={judging === 'busy'}>
              {messages.giveUp}
            </button>
          </>
        )}
        {result && !reading && !result.left && !result.correct && !isLocked && (
          <button type="button" onClick={onRetry}>
            <RetryIcon />
            {result.verdict === 'to_review' ? writingMessages.rework : messages.retry}
          </button>
        )}
        {!reading && (result || judging === 'locked') && next}
        {result && lastWord && (
          <button type="button" onClick={onRetry}>
            <RetryIcon />
            {readingMessages.restart}
          </button>
        )}
        {reading && next}
      </div>
    </>
  )
}
