import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../path/navigation.ts'
import { positionStore } from '../../path/show/position-store.ts'
import { findStart, go, isLocked, listSlides, type Position } from './navigation.ts'

/** `drawn`: slides that have been near, which stay rendered. `refused`: the last step forward is locked. */
type NavigationState = { position: Position; drawn: ReadonlySet<number>; refused: boolean }
const arriveAt = (drawn: ReadonlySet<number>, position: Position): NavigationState => ({
  position,
  drawn: new Set(drawn).add(position.slide).add(position.slide + 1),
  refused: false,
})

/** The pupil's position in a homework; it survives a reload. */
export function useNavigation({ id, modules }: Pick<HomeworkDetail, 'id' | 'modules'>) {
  const exercises = useMemo(() => modules[0]?.exercices ?? [], [modules])
  const slides = useMemo(() => listSlides(exercises), [exercises])
  const [{ position, drawn, refused }, setPlace] = useState(() => {
    const here = positionStore(id).read()
    return arriveAt(new Set(), findStart(exercises, slides, here && { slide: here.slide, step: here.chapter }))
  })

  useEffect(() => positionStore(id).keep({ slide: position.slide, chapter: position.step }), [id, position])
  useEffect(() => () => positionStore(id).forget(), [id])

  return {
    exercises,
    slides,
    position,
    isDrawn: (slide: number) => drawn.has(slide),
    locked: isLocked(exercises, slides, position),
    refused,
    move: (action: Action) =>
      setPlace(now => {
        const next = go(exercises, slides, now.position, action)
        return next === now.position ? { ...now, refused: action === 'next' } : arriveAt(now.drawn, next)
      }),
    goTo: (slide: number) => setPlace(now => arriveAt(now.drawn, { slide, step: 0 })),
  }
}
