import { type SchoolGrade, SUBJECTS } from '@ariane/shared/catalogue'
import { type Chapter, learningRoutes } from '@ariane/shared/contracts/learning'
import { call, failed, isAborted, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

const NONE = ready<Chapter[]>([])

/** Chapters of a subject at the active user's grade, and a retry after a failure. */
export function useChapters(named: string, grade: SchoolGrade | undefined): [Loadable<Chapter[]>, () => void] {
  const subject = SUBJECTS.find(one => one === named)
  const [held, hold] = useState<{ of: string; chapters: Loadable<Chapter[]> }>({ of: '', chapters: LOADING })
  const [attempt, setAttempt] = useState(0)
  const of = `${subject} ${grade} ${attempt}`
  useEffect(() => {
    if (!subject || !grade) return
    const stop = new AbortController()
    call(learningRoutes.listChapters, { subject, classroom: grade }, { signal: stop.signal })
      .then(({ data }) => hold({ of, chapters: ready(data.chapters) }))
      .catch(error => {
        if (isAborted(error)) return
        logOnly('chapters', error)
        hold({ of, chapters: failed(error) })
      })
    return () => stop.abort()
  }, [subject, grade, of])
  if (!subject || !grade) return [NONE, () => undefined]
  return [held.of === of ? held.chapters : LOADING, () => setAttempt(n => n + 1)]
}
