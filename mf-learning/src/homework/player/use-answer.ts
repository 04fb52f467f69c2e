import type { HomeworkGrading, HomeworkQuestion } from '@ariane/shared/contracts/homework'
import { isAborted, logOnly } from '@ariane/shared/http'
import { useDraft } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'

/** S2 §9. */
const RESTORED_AFTER_MS = 1000
type Busy = 'no' | 'checking' | 'failed'

/**
 * The answer to a question while it is written and graded. What is typed survives a reload, a failure and a lost
 * session; afterwards the answer that the API stored is shown.
 */
export function useAnswer(
  name: string,
  { progress }: Pick<HomeworkQuestion, 'progress'>,
  correct: (answer: string) => Promise<HomeworkGrading>,
) {
  const [draft, setDraft, dropDraft] = useDraft<string | null>(name, null)
  const [busy, setBusy] = useState<Busy>('no')
  const [correction, setCorrection] = useState<HomeworkGrading | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const answer = draft ?? progress.answer ?? ''

  async function submit(): Promise<HomeworkGrading | null> {
    const given = answer.trim()
    if (given === '' || busy === 'checking') return null
    setBusy('checking')
    try {
      const found = await correct(given)
      setCorrection(found)
      dropDraft()
      timer.current = setTimeout(() => setBusy('no'), RESTORED_AFTER_MS)
      return found
    } catch (error) {
      if (!isAborted(error)) logOnly('correction', error)
      setBusy('failed')
      return null
    }
  }

  return { answer, setAnswer: setDraft, busy, correction, submit }
}
