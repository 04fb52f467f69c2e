import type { ActivityData } from '@ariane/shared/contracts/activities'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { CheckIcon, FoldIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'

const text = messages.accordion

type Props = { data: Extract<ActivityData, { engine: 'accordion' }>; isRead: boolean; onRead: () => void }

export function Accordion({ data, isRead, onRead }: Props) {
  const all = data.panels.length
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const told = useRef(isRead)
  const count = isRead ? all : opened.size

  useEffect(() => {
    if (told.current || opened.size < all) return
    told.current = true
    onRead()
  }, [opened, all, onRead])

  return (
    <>
      <p className="instruction">{text.instruction}</p>
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
                <span className="hidden">{text.read}</span>
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
        {text.opened(count, all)}
      </p>
    </>
  )
}
