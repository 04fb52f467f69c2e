import { type KeyboardEvent, useEffect, useRef } from 'react'
import { findStep } from './strip-keys.ts'

/** Another week draws the strip anew: whoever moved it by keyboard stays on it. */
let isMoving = false

type Strip = {
  days: readonly string[]
  chosen: string
  onChoose: (day: string) => void
  onWeek: (step: -1 | 1) => void
}

/** Arrows, Home and End go through the days of the strip, Page up and Page down through the weeks. */
export function useStripKeys({ days, chosen, onChoose, onWeek }: Strip) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMoving) return
    isMoving = false
    strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [chosen])

  return {
    ref: strip,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const step = findStep(event.key, days, chosen)
      if (!step) return
      event.preventDefault()
      isMoving = true
      if ('week' in step) onWeek(step.week)
      else onChoose(step.day)
    },
  }
}
