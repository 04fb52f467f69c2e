import { screen } from '../messages.ts'
import type { ActivityResult } from '../result.ts'
import { unaided } from './field/unaided.ts'
import { partClass } from './result-mark.tsx'
import { Line } from './rich-text.tsx'

const text = screen.gaps

export type GapPlace = { item: string; n: number; id: string; number: number }

type Props = {
  gap: GapPlace
  value: string
  part: ActivityResult['parts'][string] | undefined
  /** Filled from the bank rather than typed. */
  chosen: boolean
  /** A word is held and may be placed here. */
  inviting: boolean
  locked: boolean
  onType: (value: string) => void
  onPlace: () => void
}

/** A gap to type in, or to fill from a bank. */
export function Gap({ gap, value, part, chosen, inviting, locked, onType, onPlace }: Props) {
  const verdict = part ? `${part.correct ? screen.right : screen.wrong}. ` : ''
  if (!chosen)
    return (
      <input
        type="text"
        className={`gap${partClass(part)}`}
        aria-label={`${verdict}${text.gap(gap.number)}`}
        value={value}
        readOnly={locked}
        maxLength={200}
        size={Math.max(8, Math.min(24, value.length + 1))}
        {...unaided}
        onChange={event => onType(event.target.value)}
      />
    )
  return (
    <button
      type="button"
      data-drop={gap.id}
      className={`gap${value ? ' filled' : ''}${inviting ? ' inviting' : ''}${partClass(part)}`}
      aria-label={verdict + (value ? text.filled(gap.number, value) : text.empty(gap.number))}
      disabled={locked}
      onClick={onPlace}
    >
      {value ? <Line text={value} /> : gap.number}
    </button>
  )
}
