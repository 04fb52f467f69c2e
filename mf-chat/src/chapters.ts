import { type SchoolGrade, SUBJECTS } from '@ariane/shared/catalogue'
import { type Chapter, learningRoutes } from '@ariane/shared/contracts/learning'
import { call, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

const NONE: Loadable<Chapter[]> = ready([])

/** Chapters of a subject at a grade; none without a subject of the catalogue. */
export function useChapters(subject: string, grade: SchoolGrade | undefined): Loadable<Chapter[]> {
  const known = SUBJECTS.find(one => one === subject)
  const [held, hold] = useState<{ of: string; chapters: Loadable<Chapter[]> }>({ of: '', chapters: LOADING })
  const of = `${subject} ${grade}`
  useEffect(() => {
    if (!known || !grade) return
    const stop = new AbortController()
    call(learningRoutes.listChapters, { subject: known, classroom: grade }, { signal: stop.signal })
      .then(({ data }) => hold({ of, chapters: ready(data.chapters) }))
      .catch(error => {
        if (!isAborted(error)) hold({ of, chapters: failed(error) })
      })
    return () => stop.abort()
  }, [known, grade, of])
  if (!known || !grade) return NONE
  return held.of === of ? held.chapters : LOADING
}

/** 'Les fractions · Comparer des fractions', as far as the chapters are loaded. */
export function chapterTitle(
  chapters: Loadable<Chapter[]>,
  at: { chapterId?: string | undefined; subChapterId?: string | undefined },
): string {
  const list = chapters.state === 'ready' ? chapters.data : []
  const chapter = list.find(({ id }) => id === at.chapterId)
  const sub = chapter?.subChapters.find(({ id }) => id === at.subChapterId)
  return [chapter?.title, sub?.title].filter(Boolean).join(' · ')
}
