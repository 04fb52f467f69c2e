import type { PathDetail } from '@ariane/shared/contracts/learning'
import { $activeUser } from '@ariane/shared/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../stores/paths.ts'
import {
  type Action,
  answeredChapters,
  arrive,
  type Drawn,
  listChapters,
  type Position,
  start,
  step,
} from '../navigation.ts'
import { createProgressQueue, type ProgressQueue } from '../progress.ts'
import { positionStore } from './position-store.ts'
import { saveProgress } from './save-progress.ts'

type Place = { position: Position; drawn: Drawn }
const moveTo = (now: Place, position: Position): Place => ({ position, drawn: arrive(now.drawn, position) })

/** A path in use: the position, the answers, and their saving. */
export function useLesson(path: PathDetail) {
  const { modules } = path
  const [{ position, drawn }, setPlace] = useState(() => {
    const first = start(modules, path.resumeAt, positionStore(path.id).read())
    return { position: first, drawn: arrive(new Map(), first) }
  })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(
    () => new Set(modules.flatMap(module => answeredChapters(module).map(key => `${module.id}:${key}`))),
  )
  const queue = useRef<ProgressQueue>(null)
  const module = modules[position.slide]

  useEffect(() => {
    const userId = $activeUser.get()?.uid ?? ''
    const mine = createProgressQueue((id, change) => saveProgress(userId, id, change))
    queue.current = mine
    const hidden = () => document.visibilityState === 'hidden' && void mine.flush()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      // The cards in the list show the new progress as soon as it is saved.
      void mine.close().then(() => paths.reload())
    }
  }, [])

  useEffect(() => positionStore(path.id).keep(position), [path.id, position])
  useEffect(() => () => positionStore(path.id).forget(), [path.id])

  useEffect(() => {
    if (module && !module.progress.seen) queue.current?.note(module.id, { seen: true })
  }, [module])

  return {
    position,
    drawn,
    module,
    go: useCallback((action: Action) => setPlace(now => moveTo(now, step(modules, now.position, action))), [modules]),
    goTo: useCallback((slide: number) => setPlace(now => moveTo(now, { slide, chapter: 0 })), []),
    /** Opens a chapter of a slide by its key. */
    open: useCallback(
      (slide: number, key: string) => {
        const chapter = listChapters(modules[slide]).findIndex(({ id }) => id === key)
        if (chapter >= 0) setPlace(now => moveTo(now, { slide, chapter }))
      },
      [modules],
    ),
    noteState: (moduleId: number, key: string, state: unknown) =>
      queue.current?.note(moduleId, { state: { [key]: state } }),
    noteAnswer: (moduleId: number, key: string) => setAnswered(now => new Set(now).add(`${moduleId}:${key}`)),
    /** Whether something on this slide is unanswered. */
    waits: module
      ? !module.progress.done && listChapters(module).some(({ id }) => !answered.has(`${module.id}:${id}`))
      : true,
    save: useCallback(async () => queue.current?.flush(), []),
  }
}
