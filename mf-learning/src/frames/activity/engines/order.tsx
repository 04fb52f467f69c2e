import { useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { moved } from '../answers.ts'
import { DownIcon, UpIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

const text = messages.order

/** Elements to put in order, on a line of time or not. */
export function Order({ data, answer, result, locked, onChange }: EngineProps<'order' | 'timeline'>) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  const textOf = (id: string) => data.items.find(item => item.id === id)?.text ?? ''

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
    setSaid(text.moved(textOf(id), index + 1 + step, answer.order.length))
    onChange({ engine: data.engine, order: moved(answer.order, index, step) })
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{text.instruction}</p>}
      <ol ref={list} className={data.engine} aria-label={text.list}>
        {answer.order.map((id, index) => {
          const part = result?.parts[String(index)]
          return (
            <li key={id} className={`item${partClass(part)}`}>
              <span className="number" aria-hidden>
                {index + 1}
              </span>
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
                    aria-label={text.up(textOf(id))}
                    disabled={locked || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <UpIcon />
                  </button>
                  <button
                    type="button"
                    className="square"
                    data-move={`${id}1`}
                    aria-label={text.down(textOf(id))}
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
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}
