import { hasLastWord, isReading } from '../answering.ts'
import type { ActivityResult } from '../result.ts'
import type { Engine } from '../shape.ts'
import { ArrowIcon, RetryIcon } from '../ui/icons.tsx'
import { messages } from './messages.ts'
import type { GradingState } from './use-activity.ts'

type Props = {
  engine: Engine
  result: ActivityResult | null
  /** A first miss: trying again comes first, the solution is for who asks. */
  keptBack: boolean
  grading: GradingState
  isComplete: boolean
  /** « Valider » was pressed before that. */
  onTooEarly: () => void
  /** Nothing is left to appear; until then the main button is that of what is read. */
  isShown: boolean
  isLast: boolean
  onValidate: () => void
  onGiveUp: () => void
  onComplete: () => void
  onRetry: () => void
  onSolve: () => void
  onNext: () => void
}

/** What can be done with an answer: one main button, at the same spot before and after. */
export function Actions(props: Props) {
  const { engine, result, keptBack, grading, isLast } = props
  const reading = isReading(engine)
  const lastWord = hasLastWord(engine)
  const isLocked = grading === 'locked' || result?.attempts?.remaining === 0
  const isMissed = result !== null && !reading && !result.left && !result.correct && !isLocked
  const next = (
    <button type="button" className={result?.left || !props.isShown ? '' : 'main'} onClick={props.onNext}>
      {isLast ? messages.goOn : messages.next}
      <ArrowIcon />
    </button>
  )
  return (
    <div className="actions">
      {!result && !reading && grading !== 'locked' && grading !== 'kept' && (
        <button
          type="button"
          className="main"
          // It stays in reach of the keyboard, and says what is missing.
          aria-disabled={grading === 'busy' || !props.isComplete}
          onClick={() => (grading === 'busy' ? undefined : props.isComplete ? props.onValidate() : props.onTooEarly())}
        >
          {grading === 'busy' ? messages.checking : grading === 'failed' ? messages.retry : messages.validate}
        </button>
      )}
      {result?.left && (
        <>
          <button type="button" className="main" onClick={props.onComplete}>
            {messages.complete}
          </button>
          <button type="button" onClick={props.onGiveUp} disabled={grading === 'busy'}>
            {messages.giveUp}
          </button>
        </>
      )}
      {keptBack && (
        <>
          <button type="button" className="main" onClick={props.onRetry}>
            <RetryIcon />
            {messages.retry}
          </button>
          <button type="button" className="light" onClick={props.onSolve}>
            {messages.solution}
          </button>
        </>
      )}
      {!keptBack && !reading && ((result && !result.ask) || grading === 'locked' || grading === 'kept') && next}
      {!keptBack && isMissed && (
        <button type="button" onClick={props.onRetry}>
          <RetryIcon />
          {result.verdict === 'to_review' ? messages.rework : messages.retry}
        </button>
      )}
      {/* What ends with its own last word is left by the player before that. */}
      {reading && (result || !lastWord) && next}
      {result && lastWord && (
        <button type="button" onClick={props.onRetry}>
          <RetryIcon />
          {messages.restart}
        </button>
      )}
    </div>
  )
}
