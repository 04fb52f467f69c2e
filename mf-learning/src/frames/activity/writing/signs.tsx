import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { messages } from '../../messages-writing.ts'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Signs that a keyboard may lack: one stop of the Tab key, arrows inside. */
export function Signs({ signs, onInsert }: { signs: readonly string[]; onInsert: (sign: string) => void }) {
  const [at, setAt] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (at + step + signs.length) % signs.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={messages.signs} className="signs" onKeyDown={move}>
      {signs.map((sign, n) => (
        <button
          key={sign}
          type="button"
          className="sign"
          tabIndex={n === at ? 0 : -1}
          aria-label={messages.insert(sign)}
          onFocus={() => setAt(n)}
          onClick={() => onInsert(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
