import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { type TrialExercises, trialRoutes } from '@ariane/shared/contracts/trial'
import { call, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

/** What is tried: without a topic the first one of the subject, without a seed new exercises. */
export type Wanted = { subject: Subject; grade: SchoolGrade; topicId?: string; seed?: number }

/** The exercises of a trial, and a function that tries again after a failure. */
export function useExercises(wanted: Wanted): [Loadable<TrialExercises>, () => void] {
  const [held, hold] = useState<{ of: unknown; exercises: Loadable<TrialExercises> }>({ of: null, exercises: LOADING })
  const [attempt, setAttempt] = useState({ wanted, count: 0 })
  const count = attempt.wanted === wanted ? attempt.count : 0
  useEffect(() => {
    const stop = new AbortController()
    call(trialRoutes.openTrial, wanted, { signal: stop.signal })
      .then(({ data }) => hold({ of: wanted, exercises: ready(data) }))
      .catch(error => {
        if (!isAborted(error)) hold({ of: wanted, exercises: failed(error) })
      })
    return () => stop.abort()
  }, [wanted, count])
  return [held.of === wanted ? held.exercises : LOADING, () => setAttempt({ wanted, count: count + 1 })]
}
