import { useAction } from '@ariane/shared/form'
import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useEffect, useState } from 'react'
import { messages } from '../messages.ts'
import type Question from '../question/question.tsx'

type Sheet = ComponentType<Parameters<typeof Question>[0]>
type State = 'closed' | 'opening' | 'open' | 'failed'

const fetchSheet = () => import('../question/question.tsx')

/** The question sheet is loaded with the slideshow, or on request; a lost connection never removes the slides. */
export function useQuestionSheet() {
  const [held, hold] = useState<{ Sheet: Sheet | null }>({ Sheet: null })
  const [isOpen, setOpen] = useState(false)
  const { run, busy, problem, clear } = useAction('question sheet', messages.question.notOpened)

  useEffect(() => {
    fetchSheet().catch(error => logOnly('question sheet', error))
  }, [])

  const open = () =>
    run(async () => {
      const { default: Sheet } = await fetchSheet()
      hold({ Sheet })
      setOpen(true)
    })
  const close = () => {
    setOpen(false)
    clear()
  }
  const state: State = busy ? 'opening' : problem ? 'failed' : isOpen ? 'open' : 'closed'
  return { Sheet: held.Sheet, state, open, close }
}
