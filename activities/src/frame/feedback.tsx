import { useEffect, useRef } from 'react'
import type { ActivityResult } from '../result.ts'
import { AlmostIcon } from '../ui/icons.tsx'
import { Rich } from '../ui/rich-text.tsx'
import { Mascot } from './mascot.tsx'
import { messages } from './messages.ts'

export type Tone = 'right' | 'review' | 'partial' | 'wrong'

export const chooseTone = ({ correct, verdict, score }: ActivityResult): Tone =>
  correct ? 'right' : verdict === 'to_review' ? 'review' : score > 0 ? 'partial' : 'wrong'

/** What is left, which score counts, and whether it was the last attempt. */
function listRemarks({ correct, left, attempts }: ActivityResult): string[] {
  const first = attempts?.firstScore
  const counts = correct ? messages.rightThisTime : messages.firstCounts
  return [
    ...(left ? [messages.left(left)] : []),
    ...(attempts && attempts.made > 1 && typeof first === 'number' ? [counts(Math.round(100 * first))] : []),
    ...(attempts?.remaining === 0 && !correct && !left ? [messages.lastAttempt] : []),
  ]
}

const FAILURES = { failed: messages.failure, locked: messages.locked, kept: messages.kept }

type Props = {
  result: ActivityResult | null
  failure: keyof typeof FAILURES | null
  /** Whether the answer is kept back for another try. */
  keptBack: boolean
  /** There is nothing to validate yet, and it was asked for. */
  isEarly: boolean
}

/** What came out, announced; the focus goes there because the button that was pressed is gone. */
export function Feedback({ result, failure, keptBack, isEarly }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(result)
  useEffect(() => {
    const isNew = result !== null && before.current !== result
    before.current = result
    // A question that the player asks about it has the focus.
    if (!isNew || result.ask) return
    box.current?.focus({ preventScroll: true })
  }, [result])

  useEffect(() => {
    if (failure) box.current?.focus({ preventScroll: true })
  }, [failure])

  return (
    <div role="status" ref={box} tabIndex={-1} className="feedback-place">
      {isEarly && <p className="note">{messages.tooEarly}</p>}
      {failure && (
        <div className="feedback partial">
          <AlmostIcon />
          <div>
            <p>{FAILURES[failure]}</p>
          </div>
        </div>
      )}
      {result && (
        <div className={`feedback ${chooseTone(result)}`}>
          <Mascot mood={result.correct ? 'happy' : 'curious'} />
          <div>
            {result.verdict === 'to_review' && !result.ask && (
              <p>
                <strong>{messages.toReview}</strong>
              </p>
            )}
            {result.ask ? <p>{messages.asked}</p> : <Rich text={result.feedback} />}
            {keptBack && <p className="small">{messages.tryAgain}</p>}
            {listRemarks(result).map(remark => (
              <p key={remark} className="small">
                {remark}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
