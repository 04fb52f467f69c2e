import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { messages } from '../../messages.ts'
import { CheckIcon, CrossIcon } from '../icons.tsx'
import { Line } from '../rich-text.tsx'

type Part = ActivityResult['parts'][string]

/** 'right', 'wrong' or nothing: the class of a judged part. */
export const partClass = (part: Part | undefined) => (part ? (part.correct ? ' right' : ' wrong') : '')

/** The judgement of one part in an icon and words, with what was expected where it was wrong. */
export function Mark({ part, label }: { part: Part | undefined; label?: string }) {
  if (!part) return null
  return (
    <span className={`mark${partClass(part)}`}>
      {part.correct ? <CheckIcon /> : <CrossIcon />}
      <span>
        {label ?? (part.correct ? messages.right : messages.wrong)}
        {part.expected && !part.correct && (
          <span className="expected">
            {' '}
            <Line text={messages.expected(part.expected)} />
          </span>
        )}
      </span>
    </span>
  )
}
