import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts/activities'
import { messages } from '../messages.ts'
import { type ChapterState, canValidate } from './answers.ts'
import { Engine } from './engines/engine.tsx'
import { Feedback } from './feedback.tsx'
import { ArrowIcon, RetryIcon } from './icons.tsx'
import type { Judging } from './use-activity.ts'

type Props = {
  data: ActivityData
  state: ChapterState
  judging: Judging
  isLast: boolean
  onChange: (answer: ActivityAnswer) => void
  onValidate: (answer: ActivityAnswer) => void
  onRetry: () => void
  onNext: () => void
}

/** An activity with what follows it: validation, correction, another try, the next one. */
export function Chapter({ data, state, judging, isLast, onChange, onValidate, onRetry, onNext }: Props) {
  const { answer, result } = state
  const reading = data.engine === 'accordion'
  const next = (
    <button type="button" className="main" onClick={onNext}>
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
        onRead={() => result === null && judging !== 'busy' && onValidate(answer)}
      />
      <Feedback result={reading ? null : result} failed={judging === 'failed' && !reading} />
      <div className="actions">
        {!result && !reading && (
          <button
            type="button"
            className="main"
            disabled={judging === 'busy' || !canValidate(data, answer)}
            onClick={() => onValidate(answer)}
          >
            {judging === 'busy' ? messages.checking : judging === 'failed' ? messages.retry : messages.validate}
          </button>
        )}
        {result && !reading && (
          <>
            {!result.correct && (
              <button type="button" onClick={onRetry}>
                <RetryIcon />
                {messages.retry}
              </button>
            )}
            {next}
          </>
        )}
        {reading && next}
      </div>
    </>
  )
}
