import type { HomeworkGrading, HomeworkQuestion } from '@ariane/shared/contracts/homework'
import { useAction } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'
import { unlessKept } from '../../parts/unless-kept.ts'

/** S2 §9. */
const RESTORED_AFTER_MS = 1000

/**
 * The answer to a question while it is written and graded. What is typed survives a reload, a failure and a lost
 * session; afterwards the answer that the API stored is shown.
 */
export function useAnswer(
  name: string,
  { progress }: Pick<HomeworkQuestion, 'progress'>,
  correct: (answer: string) => Promise<HomeworkGrading>,
  failure: string,
) {
  const [draft, setDraft, dropDraft] = useDraft<string | null>(name, null)
  const [correction, setCorrection] = useState<HomeworkGrading | null>(null)
  const [resting, setResting] = useState(false)
  const action = useAction('correction', unlessKept(failure))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const answer = draft ?? progress.answer ?? ''

  async function submit(): Promise<HomeworkGrading | null> {
    const given = answer.trim()
    if (given === '' || resting) return null
    let found: HomeworkGrading | null = null
    await action.run(async () => {
      found = await correct(given)
      setCorrection(found)
      dropDraft()
      setResting(true)
      timer.current = setTimeout(() => setResting(false), RESTORED_AFTER_MS)
    })
    return found
  }

  return {
    answer,
    setAnswer: setDraft,
    busy: action.busy || resting,
    problem: action.problem,
    correction,
    /** Notes what the reply to a question that was asked back came to. */
    settle: setCorrection,
    submit,
  }
}
