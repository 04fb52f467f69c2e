import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { type Chapter, learningRoutes } from '@ariane/shared/contracts/learning'
import { call, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

/** Chapters of a subject at a grade, and a function that tries again after a failure. */
export function useChapters(subject: Subject | null, grade: SchoolGrade): [Loadable<Chapter[]>, () => void] {
  const [held, hold] = useState<{ of: string; chapters: Loadable<Chapter[]> }>({ of: '', chapters: LOADING })
  const [attempt, setAttempt] = useState(0)
  const of = `${subject} ${grade} ${attempt}`
  useEffect(() => {
    if (!subject) return
    const stop = new AbortController()
    call(learningRoutes.listChapters, { subject, classroom: grade }, { signal: stop.signal })
      .then(({ data }) => hold({ of, chapters: ready(data.chapters) }))
      .catch(error => {
        if (!isAborted(error)) hold({ of, chapters: failed(error) })
      })
    return () => stop.abort()
  }, [subject, grade, of])
  return [held.of === of ? held.chapters : LOADING, () => setAttempt(n => n + 1)]
}
