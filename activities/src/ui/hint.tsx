import { useState } from 'react'
import { screen } from '../messages.ts'
import { Line } from './rich-text.tsx'

/** Help that is asked for. */
export function Hint({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="hint">
      <button type="button" className="light" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? screen.hideHint : screen.hint}
      </button>
      {open && (
        <p>
          <Line text={text} />
        </p>
      )}
    </div>
  )
}
