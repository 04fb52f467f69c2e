import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../path/navigation.ts'
import { placeKeeper } from '../../path/show/place-keeper.ts'
import { go, isLocked, type Position, slidesOf, start } from './way.ts'

/** `drawn`: slides that were near; they stay. `refused`: a step was asked for that has to wait. */
type Place = { position: Position; drawn: ReadonlySet<number>; refused: boolean }
const arrive = (drawn: ReadonlySet<number>, position: Position): Place => ({
  position,
  drawn: new Set(drawn).add(position.slide).add(position.slide + 1),
  refused: false,
})

/** Where a pupil is in a homework; a reload goes on there. */
export function useWay({ id, modules }: Pick<HomeworkDetail, 'id' | 'modules'>) {
  const exercises = useMemo(() => modules[0]?.exercices ?? [], [modules])
  const slides = useMemo(() => slidesOf(exercises), [exercises])
  const [{ position, drawn, refused }, setPlace] = useState(() => {
    const here = placeKeeper(id).read()
    return arrive(new Set(), start(exercises, slides, here && { slide: here.slide, step: here.chapter }))
  })

  useEffect(() => placeKeeper(id).keep({ slide: position.slide, chapter: position.step }), [id, position])
  useEffect(() => () => placeKeeper(id).forget(), [id])

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
        return next === now.position ? { ...now, refused: action === 'next' } : arrive(now.drawn, next)
      }),
    goTo: (slide: number) => setPlace(now => arrive(now.drawn, { slide, step: 0 })),
  }
}
