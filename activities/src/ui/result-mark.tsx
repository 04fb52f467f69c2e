import { screen } from '../messages.ts'
import type { ActivityResult } from '../result.ts'
import { CheckIcon, RetryIcon } from './icons.tsx'
import { Line } from './rich-text.tsx'

type Part = ActivityResult['parts'][string]

/** 'right', 'wrong' or nothing: the class of a graded part. */
export const partClass = (part: Part | undefined) => (part ? (part.correct ? ' right' : ' wrong') : '')

/** The result of one part in an icon and words, with what was expected where it was wrong. */
export function ResultMark({ part, label }: { part: Part | undefined; label?: string }) {
  if (!part) return null
  return (
    <span className={`mark${partClass(part)}`}>
      {part.correct ? <CheckIcon /> : <RetryIcon />}
      <span>
        {label ?? (part.correct ? screen.right : screen.wrong)}
        {part.expected && !part.correct && (
          <span className="expected">
            {' '}
            <Line text={screen.expected(part.expected)} />
          </span>
        )}
      </span>
    </span>
  )
}
