import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { placing } from '../../messages-placing.ts'
import { moved } from '../answers.ts'
import { DownIcon, UpIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

const text = messages.order

// Drawings are fetched with the first card that carries one.
const Drawing = lazy(() => import('./drawing.tsx'))

const LONG = 60
/** A paragraph is named by its beginning: a button should not read it all again. */
const nameOf = (label: string) => (label.length > LONG ? `${label.slice(0, LONG - 1).trimEnd()}…` : label)

/** Elements to put in order: on a line of time, on a scale, on cards. */
export function Order({ data, answer, result, locked, onChange }: EngineProps<'order' | 'timeline'>) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  const textOf = (id: string) => data.items.find(item => item.id === id)?.text ?? ''
  const pictureOf = (id: string) =>
    data.engine === 'order' ? data.items.find(item => item.id === id)?.picture : undefined
  const hasPictures = data.items.some(({ id }) => pictureOf(id) !== undefined)
  const scale = data.engine === 'order' ? data.scale : undefined
  const [back, forth] = hasPictures ? [placing.order.before, placing.order.after] : [text.up, text.down]

  // The moved element keeps the focus, so that it can be moved on.
  useLayoutEffect(() => {
    if (!focus.current) return
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(focus.current)}"]`)
    if (button?.disabled) button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
    else button?.focus()
    focus.current = undefined
  })

  const move = (index: number, step: -1 | 1) => {
    const id = answer.order[index] ?? ''
    focus.current = `${id}${step}`
    setSaid(text.moved(nameOf(textOf(id)), index + 1 + step, answer.order.length))
    onChange({ engine: data.engine, order: moved(answer.order, index, step) })
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{hasPictures ? placing.order.pictures : text.instruction}</p>}
      {scale && <Scale end={placing.order.low} name={scale.low} />}
      <ol ref={list} className={hasPictures ? 'pictures' : data.engine} aria-label={text.list}>
        {answer.order.map((id, index) => {
          const part = result?.parts[String(index)]
          const picture = pictureOf(id)
          return (
            <li key={id} className={`item${partClass(part)}`}>
              <span className="number" aria-hidden>
                {index + 1}
              </span>
              {picture && (
                <Suspense fallback={<span className="drawing" />}>
                  <Drawing picture={picture} tone={data.items.findIndex(item => item.id === id)} />
                </Suspense>
              )}
              <span className="item-text">
                <Line text={textOf(id)} />
                <Mark part={part} />
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
                    aria-label={back(nameOf(textOf(id)))}
                    disabled={locked || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <UpIcon />
                  </button>
                  <button
                    type="button"
                    className="square"
                    data-move={`${id}1`}
                    aria-label={forth(nameOf(textOf(id)))}
                    disabled={locked || index === answer.order.length - 1}
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
      {scale && <Scale end={placing.order.high} name={scale.high} />}
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** One end of the scale the elements are sorted on. */
const Scale = ({ end, name }: { end: string; name: string }) => (
  <p className="scale-end">
    {end} <strong>{name}</strong>
  </p>
)
