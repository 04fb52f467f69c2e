import type { KeyboardEvent } from 'react'
import type { ActivityResult } from '../result.ts'
import { plainText } from '../text/plain-text.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line } from '../ui/rich-text.tsx'
import { screen } from './messages.ts'
import { movePoint } from './move-point.ts'
import type { GraduatedAxis } from './shape.ts'

type Props = {
  name: string
  text: string
  /** Where it stands, in words. */
  where: string
  place: readonly number[] | undefined
  axes: readonly GraduatedAxis[]
  isHeld: boolean
  part: ActivityResult['parts'][string] | undefined
  locked: boolean
  onHold: () => void
  onMove: (place: number[]) => void
}

/** A point by its name and what is said of it: it is chosen here, and moved by arrows. */
export function Chip({ name, text, where, place, axes, isHeld, part, locked, onHold, onMove }: Props) {
  const move = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : movePoint(event.key, place, axes)
    if (!to) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <li className={`point-chip${isHeld ? ' held' : ''}${place ? ' placed' : ''}${partClass(part)}`}>
      <span
        role="slider"
        tabIndex={locked ? -1 : 0}
        className="point-name"
        aria-label={screen.point(name, plainText(text))}
        aria-valuemin={0}
        aria-valuemax={axes[0]?.last ?? 0}
        aria-valuenow={place?.[0] ?? 0}
        aria-valuetext={where}
        aria-disabled={locked}
        onFocus={locked ? undefined : onHold}
        onClick={locked ? undefined : onHold}
        onKeyDown={locked ? undefined : move}
      >
        <strong>{name}</strong> (<Line text={text} />)
      </span>
      <ResultMark part={part} />
      {part?.note && <span className="point-note">{part.note}</span>}
    </li>
  )
}
