import './style.css'
import { lazy, type PointerEvent, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { ActivityResult } from '../result.ts'
import type { DataFor, FigureView } from '../shape.ts'
import { plainText } from '../text/plain-text.ts'
import { Announced } from '../ui/announced.tsx'
import { Hint } from '../ui/hint.tsx'
import { DownIcon, UpIcon } from '../ui/icons.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { type Drag, useDrag } from '../ui/use-drag.ts'
import { LitFigure } from './lit-figure.tsx'
import { screen } from './messages.ts'
import { moveItem, takeTo } from './move.ts'

// Drawings are fetched with the first card that carries one.
const Drawing = lazy(() => import('./drawing/drawing.tsx'))

const MAX_NAME_CHARS = 60
/** Beside so little the buttons stand in one line on a phone, and more of the list is in sight. */
const MAX_SHORT_CHARS = 60
/** A paragraph is named by its beginning: a button should not read it all again. */
function shorten(marked: string): string {
  const label = plainText(marked)
  return label.length > MAX_NAME_CHARS ? `${label.slice(0, MAX_NAME_CHARS - 1).trimEnd()}…` : label
}

type Props = {
  data: Pick<DataFor<'order'>, 'instruction' | 'items' | 'scale' | 'hint' | 'nextHints'>
  /** What cards show, each with another part of it lit. */
  figure?: FigureView | undefined
  /** The class of a list without pictures. */
  kind: 'order' | 'timeline'
  order: readonly string[]
  result: ActivityResult | null
  locked: boolean
  onOrder: (order: string[]) => void
}

/** Elements to put in order: on a line of time, on a scale, on cards. */
export function OrderList({ data, figure, kind, order, result, locked, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  const findText = (id: string) => data.items.find(item => item.id === id)?.text ?? ''
  const findItem = (id: string) => data.items.find(item => item.id === id)
  const hasPictures = data.items.some(({ picture, target }) => picture ?? (figure && target))
  const { scale } = data
  const [back, forth] = hasPictures ? [screen.before, screen.after] : [screen.up, screen.down]

  // The moved element keeps the focus, so that it can be moved on.
  useLayoutEffect(() => {
    if (!focus.current) return
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(focus.current)}"]`)
    if (button?.disabled) button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
    else button?.focus()
    focus.current = undefined
  })

  const move = (index: number, step: -1 | 1) => {
    const id = order[index] ?? ''
    focus.current = `${id}${step}`
    setSaid(screen.moved(shorten(findText(id)), index + 1 + step, order.length))
    onOrder(moveItem(order, index, step))
  }

  const drag = useDrag((id, target) => {
    const next = takeTo(order, id, target)
    setSaid(screen.moved(shorten(findText(id)), next.indexOf(id) + 1, order.length))
    onOrder(next)
  })
  const isOpen = !result && !locked
  const isShort = data.items.every(({ text }) => text.length <= MAX_SHORT_CHARS)

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{hasPictures ? screen.pictures : screen.instruction}</p>}
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      {scale && <Scale end={screen.low} name={scale.low} />}
      <ol ref={list} className={hasPictures ? 'pictures' : kind} aria-label={screen.list}>
        {order.map((id, index) => {
          const part = result?.parts[String(index)]
          const { picture, target } = findItem(id) ?? {}
          return (
            <li
              key={id}
              className={`item${partClass(part)}${isOpen ? ' loose' : ''}${isShort ? ' short' : ''}`}
              data-drop={id}
              {...(isOpen && byHandle(drag(id)))}
            >
              <span className={isOpen ? 'number grip' : 'number'} aria-hidden>
                {index + 1}
              </span>
              {picture && (
                <Suspense fallback={<span className="drawing" />}>
                  <Drawing picture={picture} tone={data.items.findIndex(item => item.id === id)} />
                </Suspense>
              )}
              {figure && target && <LitFigure figure={figure} target={target} />}
              <span className="item-text">
                <Line text={findText(id)} />
                <ResultMark part={part} />
                {part?.correct && part.expected && (
                  <span className="date">
                    <Line text={part.expected} />
                  </span>
                )}
              </span>
              {!result && (
                <span className="moves">
                  <button
                    type="button"
                    className="square"
                    data-move={`${id}-1`}
                    aria-label={back(shorten(findText(id)))}
                    disabled={locked || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <UpIcon />
                  </button>
                  <button
                    type="button"
                    className="square"
                    data-move={`${id}1`}
                    aria-label={forth(shorten(findText(id)))}
                    disabled={locked || index === order.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <DownIcon />
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {scale && <Scale end={screen.high} name={scale.high} />}
      <Announced text={said} />
    </>
  )
}

/** A mouse drags the whole element; a finger its number only, so that it can still scroll the list. */
const byHandle = (handlers: ReturnType<Drag>): ReturnType<Drag> => ({
  ...handlers,
  onPointerDown(event: PointerEvent<HTMLElement>) {
    const { target, pointerType } = event
    if (!(target instanceof Element) || target.closest('button')) return
    if (pointerType === 'mouse' || target.closest('.grip')) handlers.onPointerDown(event)
  },
})

/** One end of the scale the elements are sorted on. */
const Scale = ({ end, name }: { end: string; name: string }) => (
  <p className="scale-end">
    {end} <strong>{name}</strong>
  </p>
)
