import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { messages as writingMessages } from '../messages-writing.ts'
import { AlmostIcon, CheckIcon, CrossIcon } from './icons.tsx'
import { Rich } from './rich-text.tsx'

type Tone = 'right' | 'review' | 'partial' | 'wrong'

const toneOf = ({ correct, verdict, score }: ActivityResult): Tone =>
  correct ? 'right' : verdict === 'to_review' ? 'review' : score > 0 ? 'partial' : 'wrong'

function ToneIcon({ tone }: { tone: Tone }) {
  if (tone === 'right') return <CheckIcon />
  return tone === 'wrong' ? <CrossIcon /> : <AlmostIcon />
}

/** What came out, announced; the focus goes there because the button that was pressed is gone. */
export function Feedback({ result, failed }: { result: ActivityResult | null; failed: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(result)
  useEffect(() => {
    const isNew = result !== null && before.current === null
    before.current = result
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [result])

  useEffect(() => {
    if (!failed) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [failed])

  return (
    <div role="status" ref={box} tabIndex={-1} className="feedback-place">
      {failed && (
        <div className="feedback partial">
          <AlmostIcon />
          <p>{messages.failure}</p>
        </div>
      )}
      {result && (
        <div className={`feedback ${toneOf(result)}`}>
          <ToneIcon tone={toneOf(result)} />
          <div>
            {result.verdict === 'to_review' && (
              <p>
                <strong>{writingMessages.toReview}</strong>
              </p>
            )}
            <Rich text={result.feedback} />
          </div>
        </div>
      )}
    </div>
  )
}
