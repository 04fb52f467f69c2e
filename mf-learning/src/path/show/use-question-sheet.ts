import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type Question from '../question/question.tsx'

type Sheet = ComponentType<Parameters<typeof Question>[0]>
type State = 'closed' | 'opening' | 'open' | 'failed'

const fetchSheet = () => import('../question/question.tsx')

/** The question sheet is loaded with the slideshow, or on request; a lost connection never removes the slides. */
export function useQuestionSheet() {
  const [held, hold] = useState<{ Sheet: Sheet | null }>({ Sheet: null })
  const [state, setState] = useState<State>('closed')

  useEffect(() => {
    fetchSheet().catch(error => logOnly('question sheet', error))
  }, [])

  const open = useCallback(async () => {
    setState('opening')
    try {
      const { default: Sheet } = await fetchSheet()
      hold({ Sheet })
      setState('open')
    } catch (error) {
      logOnly('question sheet', error)
      setState('failed')
    }
  }, [])

  return { Sheet: held.Sheet, state, open, close: () => setState('closed') }
}
