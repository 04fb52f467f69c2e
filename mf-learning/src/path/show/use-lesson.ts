import { learningRoutes, type PathDetail } from '@ariane/shared/contracts/learning'
import { call } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../stores/paths.ts'
import {
  type Action,
  answeredChapters,
  arrive,
  chaptersOf,
  type Drawn,
  type Position,
  start,
  step,
} from '../navigation.ts'
import { type ProgressKeeper, progressKeeper } from '../progress.ts'
import { placeKeeper } from './place-keeper.ts'

type Place = { position: Position; drawn: Drawn }
const moveTo = (now: Place, position: Position): Place => ({ position, drawn: arrive(now.drawn, position) })

/** A lesson under way: where the pupil is, what is answered, and its saving. */
export function useLesson(path: PathDetail) {
  const { modules } = path
  const [{ position, drawn }, setPlace] = useState(() => {
    const first = start(modules, path.resumeAt, placeKeeper(path.id).read())
    return { position: first, drawn: arrive(new Map(), first) }
  })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(
    () => new Set(modules.flatMap(module => answeredChapters(module).map(key => `${module.id}:${key}`))),
  )
  const keeper = useRef<ProgressKeeper>(null)
  const module = modules[position.slide]

  useEffect(() => {
    const userId = $activeUser.get()?.uid ?? ''
    const mine = progressKeeper((id, change) => call(learningRoutes.saveModuleProgress, { id, userId, ...change }))
    keeper.current = mine
    const hidden = () => document.visibilityState === 'hidden' && void mine.flush()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      // The cards show the new progress as soon as it has arrived.
      void mine.close().then(() => paths.reload())
    }
  }, [])

  useEffect(() => placeKeeper(path.id).keep(position), [path.id, position])
  useEffect(() => () => placeKeeper(path.id).forget(), [path.id])

  useEffect(() => {
    if (module && !module.progress.seen) keeper.current?.note(module.id, { seen: true })
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
        const chapter = chaptersOf(modules[slide]).findIndex(({ id }) => id === key)
        if (chapter >= 0) setPlace(now => moveTo(now, { slide, chapter }))
      },
      [modules],
    ),
    noteState: (moduleId: number, key: string, state: unknown) =>
      keeper.current?.note(moduleId, { state: { [key]: state } }),
    noteAnswer: (moduleId: number, key: string) => setAnswered(now => new Set(now).add(`${moduleId}:${key}`)),
    /** Whether something on this slide still waits for an answer. */
    waits: module
      ? !module.progress.done && chaptersOf(module).some(({ id }) => !answered.has(`${module.id}:${id}`))
      : true,
    save: useCallback(async () => keeper.current?.flush(), []),
  }
}
