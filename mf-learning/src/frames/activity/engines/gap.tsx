import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { messages } from '../../messages.ts'
import { Line } from '../rich-text.tsx'
import { partClass } from './mark.tsx'

const text = messages.cloze

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

export function Gap({ gap, value, part, chosen, inviting, locked, onType, onPlace }: Props) {
  const judged = part ? `${part.correct ? messages.right : messages.wrong}. ` : ''
  if (!chosen)
    return (
      <input
        type="text"
        className={`gap${partClass(part)}`}
        aria-label={`${judged}${text.gap(gap.number)}`}
        value={value}
        readOnly={locked}
        maxLength={200}
        size={Math.max(8, Math.min(24, value.length + 1))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => onType(event.target.value)}
      />
    )
  return (
    <button
      type="button"
      data-drop={gap.id}
      className={`gap${value ? ' filled' : ''}${inviting ? ' inviting' : ''}${partClass(part)}`}
      aria-label={judged + (value ? text.filled(gap.number, value) : text.empty(gap.number))}
      disabled={locked}
      onClick={onPlace}
    >
      {value ? <Line text={value} /> : gap.number}
    </button>
  )
}
