import { useState } from 'react'
import { screen } from '../messages.ts'
import { Line } from './rich-text.tsx'

/** Help that is asked for, a step at a time: each further hint once the one before was read. */
export function Hint({ text, next = [] }: { text: string; next?: readonly string[] | undefined }) {
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(1)
  const hints = [text, ...next]
  return (
    <div className="hint">
      <button type="button" className="light" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? screen.hideHint : screen.hint}
      </button>
      {/* It stands there before there is something in it: what comes into it is then read aloud. */}
      <div aria-live="polite">
        {open &&
          hints.slice(0, count).map(hint => (
            <p key={hint}>
              <Line text={hint} />
            </p>
          ))}
      </div>
      {open && count < hints.length && (
        <button type="button" className="light" onClick={() => setCount(count + 1)}>
          {screen.nextHint(count + 1, hints.length)}
        </button>
      )}
    </div>
  )
}
