import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { measureRoom, moveFocus } from './find-target.ts'
import { sharePlace } from './frame.ts'
import type { FigureTarget, FigureView } from './shape.ts'

/** `pressed` is of a button that is on or off. */
type Shown = { pressed?: boolean; label: string; text?: string; className?: string }

type Props = {
  figure: FigureView
  /** What the whole of them is called. */
  label: string
  locked: boolean
  show: (target: FigureTarget, n: number) => Shown
  onPress: (id: string) => void
}

/**
 * A button over each target of a figure, as large as the next one leaves room for. One of them is reached by Tab, the
 * others by arrows, in the order of their numbers.
 */
export function TargetButtons({ figure, label, locked, show, onPress }: Props) {
  const { targets = [] } = figure
  const group = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent, from: number) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : moveFocus(event.key, from, targets.length)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    group.current?.querySelectorAll<HTMLButtonElement>('.figure-target')[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a drawing
    <div ref={group} role="group" aria-label={label} className="figure-targets">
      {targets.map((target, n) => {
        const { pressed, label: name, text, className } = show(target, n)
        const style = { ...sharePlace(target.at, figure), '--room': measureRoom(targets, target, figure.w) }
        return (
          <button
            key={target.id}
            type="button"
            className={`figure-target${pressed ? ' chosen' : ''}${className ?? ''}`}
            style={style as CSSProperties}
            data-target={target.id}
            data-drop={target.id}
            aria-label={name}
            aria-pressed={pressed}
            aria-disabled={locked}
            tabIndex={n === Math.min(current, targets.length - 1) ? 0 : -1}
            onFocus={() => setCurrent(n)}
            onKeyDown={event => move(event, n)}
            onClick={() => !locked && onPress(target.id)}
          >
            <span aria-hidden="true">{text ?? n + 1}</span>
          </button>
        )
      })}
    </div>
  )
}
