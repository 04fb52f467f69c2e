import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { lookup } from '../../lookup.ts'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A row of buttons as one stop of the Tab key, with the arrows inside: props of the row, and of button number n. */
export function useOneStop(count: number) {
  const [at, setAt] = useState(0)
  return {
    row: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = lookup(STEPS, event.key)
        if (!step) return
        event.preventDefault()
        const next = (at + step + count) % count
        setAt(next)
        event.currentTarget.querySelectorAll('button')[next]?.focus()
      },
    },
    button: (n: number) => ({ tabIndex: n === at ? 0 : -1, onFocus: () => setAt(n) }),
  } as const
}
