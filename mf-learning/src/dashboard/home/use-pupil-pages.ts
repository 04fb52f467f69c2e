import type { PupilsPage, PupilWeek } from '@ariane/shared/contracts/families'
import { failed, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'
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
  const [attempt, retry] = useState(0)
  const page = useRef(1)
  const running = useRef<AbortController>(undefined)

  const read = (which: number) => {
    running.current?.abort()
    running.current = new AbortController()
    const filter = { search: words, page: which, ...(grade !== 'all' && { grade }) }
    return fetchPupils($activeUser.get()?.uid ?? '', filter, running.current.signal)
  }

  useEffect(() => {
    page.current = 1
    setMore('idle')
    show(isFiltered ? LOADING : ready(first))
    if (!isFiltered) return () => running.current?.abort()
    let isGone = false
    const timer = setTimeout(() => {
      read(1).then(
        found => !isGone && show(ready(found)),
        error => !isGone && show(failed(error)),
      )
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
      running.current?.abort()
    }
    // A new attempt asks again for the same words.
  }, [first, words, grade, attempt])

  async function readMore() {
    if (shown.state !== 'ready' || more === 'loading') return
    const before = shown
    setMore('loading')
    const mine = read(page.current + 1)
    const signal = running.current?.signal
    try {
      const next = await mine
      if (signal?.aborted) return
      page.current += 1
      show(ready(joined(next, before.data.pupils)))
      setMore('idle')
    } catch (error) {
      if (signal?.aborted) return
      logOnly('more pupils', error)
      setMore('failed')
    }
  }

  return { shown, more, readMore, retry: () => retry(count => count + 1) }
}
