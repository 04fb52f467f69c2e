import type { PupilsPage, PupilWeek } from '@ariane/shared/contracts/families'
import { failed, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GradeFilter } from './rules.ts'
import { fetchPupils } from './store.ts'

/** Typing goes on: only what stands for a moment is looked for. */
const PAUSE_MS = 350

/** The counts of the latest page, and the pupils of all pages so far, each once though the order may have changed. */
const joined = (pages: PupilsPage, before: readonly PupilWeek[]): PupilsPage => {
  const known = new Set(before.map(({ userId }) => userId))
  return { ...pages, pupils: [...before, ...pages.pupils.filter(({ userId }) => !known.has(userId))] }
}

/** The pupils that a search and a grade leave, a page at a time. `first` is the first page of all of them. */
export function usePupilPages(first: PupilsPage, search: string, grade: GradeFilter) {
  const words = search.trim()
  const isFiltered = words !== '' || grade !== 'all'
  const [shown, show] = useState<Loadable<PupilsPage>>(ready(first))
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const page = useRef(1)
  const running = useRef<AbortController>(undefined)

  const read = useCallback(
    (which: number) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const filter = { search: words, page: which, ...(grade !== 'all' && { grade }) }
      const { signal } = controller
      return { signal, answer: fetchPupils($activeUser.get()?.uid ?? '', filter, signal) }
    },
    [words, grade],
  )

  const readFirst = useCallback(() => {
    page.current = 1
    show(LOADING)
    const { signal, answer } = read(1)
    answer.then(
      found => signal.aborted || show(ready(found)),
      error => signal.aborted || show(failed(error)),
    )
  }, [read])

  useEffect(() => {
    page.current = 1
    setMore('idle')
    show(isFiltered ? LOADING : ready(first))
    const timer = isFiltered ? setTimeout(readFirst, PAUSE_MS) : undefined
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [first, isFiltered, readFirst])

  async function readMore() {
    if (shown.state !== 'ready' || more === 'loading') return
    const before = shown
    setMore('loading')
    const { signal, answer } = read(page.current + 1)
    try {
      const next = await answer
      if (signal.aborted) return
      page.current += 1
      show(ready(joined(next, before.data.pupils)))
      setMore('idle')
    } catch (error) {
      if (signal.aborted) return
      logOnly('more pupils', error)
      setMore('failed')
    }
  }

  return { shown, more, readMore, retry: readFirst }
}
