import { lookup } from '@ariane/shared/catalogue'
import { type RefObject, useEffect } from 'react'
import type { Action } from '../navigation.ts'

const STEPS: Record<string, Action> = { ArrowRight: 'next', PageDown: 'next', ArrowLeft: 'prev', PageUp: 'prev' }
/** Elements in which arrow keys have a meaning of their own. */
const OWN_ARROWS =
  'input, textarea, select, audio, video, [contenteditable], dialog, [role=dialog], [role=tablist], .wide, pre'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>

/** The step of a key; null for any other key and for combinations. */
export function findStep(event: Pressed): Action | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  return lookup(STEPS, event.key) ?? null
}

/** Arrows and page keys change the slide while the focus is in the player or on the page's body. */
export function useKeys(root: RefObject<HTMLElement | null>, off: boolean, onStep: (action: Action) => void): void {
  useEffect(() => {
    if (off) return
    const press = (event: KeyboardEvent) => {
      const target = event.target
      const action = findStep(event)
      if (!action || !(target instanceof Element) || target.closest(OWN_ARROWS)) return
      if (!root.current?.contains(target) && !target.contains(root.current)) return
      event.preventDefault()
      onStep(action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [root, off, onStep])
}
