import { useEffect, useRef, useState } from 'react'
import { CheckIcon, FoldIcon } from '../ui/icons.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Panels to unfold and read. */
export default function Accordion({ data, answer, result, onRead }: ViewProps<'accordion'>) {
  const isRead = result !== null
  const all = data.panels.length
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const reported = useRef(isRead)
  const count = isRead ? all : opened.size

  useEffect(() => {
    if (reported.current || opened.size < all) return
    reported.current = true
    onRead(answer)
  }, [opened, all, answer, onRead])

  return (
    <>
      <p className="instruction">{screen.instruction}</p>
      {data.panels.map(({ title, body }, n) => (
        <details
          key={title}
          className="panel"
          onToggle={event => event.currentTarget.open && setOpened(now => new Set(now).add(n))}
        >
          <summary>
            <span>
              <Line text={title} />
            </span>
            {(isRead || opened.has(n)) && (
              <span className="read">
                <CheckIcon />
                <span className="hidden">{screen.read}</span>
              </span>
            )}
            <FoldIcon />
          </summary>
          <div className="panel-body">
            <Rich text={body} />
          </div>
        </details>
      ))}
      <p className="note" role="status">
        {screen.opened(count, all)}
      </p>
    </>
  )
}
