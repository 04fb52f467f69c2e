import { useDraft } from '@ariane/shared/session'
import { useLayoutEffect, useRef } from 'react'
import { type Draft, EMPTY } from './draft.ts'

export type Change = (how: (draft: Draft) => Draft) => void

/** The draft of the active user. Changes are made on what stands there now, so that a late answer undoes nothing. */
export function useObjectiveDraft(): { draft: Draft; change: Change; drop: () => void } {
  const [draft, set, drop] = useDraft<Draft>('objective-create', EMPTY)
  const now = useRef(draft)
  useLayoutEffect(() => {
    now.current = draft
  }, [draft])
  const change: Change = how => {
    now.current = how(now.current)
    set(now.current)
  }
  return { draft, change, drop }
}
