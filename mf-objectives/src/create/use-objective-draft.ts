import { newId } from '@ariane/shared/ports'
import { useDraft } from '@ariane/shared/session'
import { useLayoutEffect, useRef } from 'react'
import { type Draft, EMPTY } from './draft.ts'

export type Change = (how: (draft: Draft) => Draft) => void

/** The draft of the active user. Changes apply to the current draft, so that a late answer undoes nothing. */
export function useObjectiveDraft(): { draft: Draft; change: Change; toSend: () => Draft; drop: () => void } {
  const [draft, set, drop] = useDraft<Draft>('objective-create', EMPTY)
  const now = useRef(draft)
  useLayoutEffect(() => {
    now.current = draft
  }, [draft])
  const put = (next: Draft) => {
    now.current = next
    set(next)
  }
  const change: Change = how => put({ ...how(now.current), id: null })
  /** The draft with an id, which it keeps until it is changed. */
  const toSend = () => {
    if (!now.current.id) put({ ...now.current, id: newId() })
    return now.current
  }
  return { draft, change, toSend, drop }
}
