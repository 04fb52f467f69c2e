import { useEffect, useRef } from 'react'
import type { ActivityResult } from '../result.ts'
import { AlmostIcon, CheckIcon, CrossIcon } from '../ui/icons.tsx'
import { Rich } from '../ui/rich-text.tsx'
import { messages } from './messages.ts'

type Tone = 'right' | 'review' | 'partial' | 'wrong'

const chooseTone = ({ correct, verdict, score }: ActivityResult): Tone =>
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

function ToneIcon({ tone }: { tone: Tone }) {
  if (tone === 'right') return <CheckIcon />
  return tone === 'wrong' ? <CrossIcon /> : <AlmostIcon />
}

/** What came out, announced; the focus goes there because the button that was pressed is gone. */
export function Feedback({ result, failure }: { result: ActivityResult | null; failure: 'failed' | 'locked' | null }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(result)
  useEffect(() => {
    const isNew = result !== null && before.current !== result
    before.current = result
    // A question that the player asks about it has the focus.
    if (!isNew || result.ask) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [result])

  useEffect(() => {
    if (!failure) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [failure])

  return (
    <div role="status" ref={box} tabIndex={-1} className="feedback-place">
      {failure && (
        <div className="feedback partial">
          <AlmostIcon />
          <p>{failure === 'locked' ? messages.locked : messages.failure}</p>
        </div>
      )}
      {result && (
        <div className={`feedback ${chooseTone(result)}`}>
          <ToneIcon tone={chooseTone(result)} />
          <div>
            {result.verdict === 'to_review' && !result.ask && (
              <p>
                <strong>{messages.toReview}</strong>
              </p>
            )}
            {result.ask ? <p>{messages.asked}</p> : <Rich text={result.feedback} />}
            {listRemarks(result).map(remark => (
              <p key={remark}>{remark}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
