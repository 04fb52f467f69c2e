import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { ActivityResult } from '../result.ts'
import { partClass } from '../ui/result-mark.tsx'
import { moveByKey } from './move-point.ts'

const FROM_PX = 4

type Props = {
  name: string
  label: string
  /** Where it stands, in words. */
  place: string
  at: number | undefined
  last: number
  /** Each point has a height of its own, so that two never cover each other. */
  lane: number
  lanes: number
  isHeld: boolean
  part: ActivityResult['parts'][string] | undefined
  locked: boolean
  onHold: () => void
  onDrag: (x: number) => void
  onMove: (at: number) => void
}

/** A point above the line, or below it while it waits. */
export function Pin(props: Props) {
  const { name, label, place, at, last, lane, lanes, isHeld, part, locked, onHold, onDrag, onMove } = props
  const start = useRef<{ x: number; moving: boolean } | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    event.currentTarget.classList.remove('dragged')
  }
  const move = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : moveByKey(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    onHold()
    onMove(to)
  }
  const style = { '--at': (at ?? 0) / last, '--lane': lane, '--lanes': lanes } as CSSProperties
  return (
    <div
      role="slider"
      tabIndex={locked ? -1 : 0}
      className={`pin ${at === undefined ? 'waiting-pin' : 'placed-pin'}${isHeld ? ' held' : ''}${partClass(part)}`}
      style={style}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? 0}
      aria-valuetext={place}
      aria-disabled={locked}
      onFocus={locked ? undefined : onHold}
      onKeyDown={locked ? undefined : move}
      onPointerDown={event => {
        if (locked || event.button !== 0) return
        onHold()
        start.current = { x: event.clientX, moving: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => {
        const from = start.current
        if (!from || event.buttons === 0) return
        if (!from.moving && Math.abs(event.clientX - from.x) < FROM_PX) return
        from.moving = true
        event.currentTarget.classList.add('dragged')
        onDrag(event.clientX)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className="pin-head">{name}</span>
    </div>
  )
}
