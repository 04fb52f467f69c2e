import type { PupilsPage, PupilWeek } from '@ariane/shared/contracts/families'
import { failed, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GradeFilter } from './rules.ts'
import { fetchPupils } from './store.ts'

/** Searches only after a pause in typing. */
const PAUSE_MS = 350

/** The pages of one search: valid while the same pupils are searched in the same way. */
interface Found {
  first: PupilsPage
  words: string
  grade: GradeFilter
  pages: Loadable<PupilsPage>
  /** The number of pages in `pages`. */
  page: number
  more: 'idle' | 'loading' | 'failed'
}

/** The counts of the latest page and the pupils of all pages, each once even if their order has changed. */
const joined = (pages: PupilsPage, before: readonly PupilWeek[]): PupilsPage => {
  const known = new Set(before.map(({ userId }) => userId))
  return { ...pages, pupils: [...before, ...pages.pupils.filter(({ userId }) => !known.has(userId))] }
}

/** The pupils that match a search and a grade, a page at a time. `first` is the first page of all of them. */
export function usePupilPages(first: PupilsPage, search: string, grade: GradeFilter) {
  const words = search.trim()
  const isFiltered = words !== '' || grade !== 'all'
  const [found, setFound] = useState<Found>()
  const running = useRef<AbortController>(undefined)

  const isCurrent = found?.first === first && found.words === words && found.grade === grade
  const initial = isFiltered ? LOADING : ready(first)
  const { pages: shown, page, more } = isCurrent ? found : { pages: initial, page: 1, more: 'idle' as const }

  /** Loads a page and cancels the load before it. */
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
    const keep = (pages: Loadable<PupilsPage>) => setFound({ first, words, grade, pages, page: 1, more: 'idle' })
    keep(LOADING)
    const { signal, answer } = read(1)
    answer.then(
      pages => signal.aborted || keep(ready(pages)),
      error => signal.aborted || keep(failed(error)),
    )
  }, [first, words, grade, read])

  useEffect(() => {
    const timer = isFiltered ? setTimeout(readFirst, PAUSE_MS) : undefined
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [isFiltered, readFirst])

  async function readMore() {
    if (shown.state !== 'ready' || more === 'loading') return
    const kept = { first, words, grade, pages: shown, page }
    setFound({ ...kept, more: 'loading' })
    const { signal, answer } = read(page + 1)
    try {
      const next = await answer
      if (signal.aborted) return
      setFound({ ...kept, pages: ready(joined(next, shown.data.pupils)), page: page + 1, more: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      logOnly('more pupils', error)
      setFound({ ...kept, more: 'failed' })
    }
  }

  return { shown, more, readMore, retry: readFirst }
}
