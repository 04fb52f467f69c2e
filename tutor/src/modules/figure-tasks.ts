import type { MaterialFor } from '@ariane/activities/api'
import { lookup } from '@ariane/shared/catalogue'
import type { Figure } from '../figures/schema.ts'
import { drawImage, hideImage } from '../figures/tasks/draw-image.ts'
import { clearFigure, placePoints } from '../figures/tasks/place-points.ts'
import { hideValues, readValues } from '../figures/tasks/read-values.ts'
import { type ExerciseFor, type FigureEngine, figureGenerators } from '../generators/on-figures/index.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { findFigure } from './figures.ts'
import type { Picked } from './rendered-module.ts'

type Made<E extends FigureEngine> = Item & Pick<ExerciseFor<E>, 'figure' | 'task'>

/** How often a generator may give what the module has already. */
const MAX_ATTEMPTS_EACH = 4
const USUAL = 1

/** What generators of the pack make up, each once. */
const makeUp = <E extends FigureEngine>({ pack, random }: Context, engine: E, count: number): Made<E>[] => {
  const known = pack.generators.flatMap(({ name, params }) => {
    const generator = lookup(figureGenerators[engine], name)
    return generator ? [{ name, make: () => generator(random, params) }] : []
  })
  const made = new Map<string, Made<E>>()
  for (let attempt = 0; made.size < count && attempt < count * MAX_ATTEMPTS_EACH; attempt++) {
    const one = known[attempt % known.length]
    if (!one) break
    const { figure, task } = one.make()
    const key = JSON.stringify([figure, task])
    made.set(key, { id: `figure-exercise:${one.name}:${key}`, text: figure.title, figure, task })
  }
  return [...made.values()]
}

/** As many as wanted: those of the pack that the path has not shown, then those that are made up. */
const choose = <E extends FigureEngine>(
  context: Context,
  engine: E,
  written: readonly Made<E>[],
  isWanted: (figure: Figure) => boolean = () => true,
): Made<E>[] => {
  const count = context.wish.count ?? USUAL
  const fitting = ranked(
    context,
    written.filter(({ figure }) => isWanted(figure)),
  )
  const fresh = fitting.filter(({ id }) => !context.used.has(id)).slice(0, count)
  const madeUp = makeUp(context, engine, count - fresh.length).filter(({ figure }) => isWanted(figure))
  const chosen = [...fresh, ...madeUp]
  return chosen.length > 0 ? chosen : fitting.slice(0, count)
}

/** The items of a part of the pack with the figures that they name. */
const withFigures = <T extends { id: string; figure: string }>(pack: Pack, prefix: string, items: readonly T[]) =>
  items.flatMap(item => {
    const figure = findFigure(pack, item.figure)
    return figure ? [{ id: `${prefix}:${item.id}`, text: figure.title, figure, task: item }] : []
  })

/** A figure as it is kept where it is answered on: it has no targets that an author names. */
const toAsked = (asked: Figure) => ({ asked, targets: [] })

export const pickValuesToRead = (context: Context): Picked<MaterialFor<'read-value'>>[] =>
  choose(context, 'read-value', withFigures(context.pack, 'value-reading', context.pack.valueReadings)).map(
    ({ id, figure, task }) => ({
      material: readValues(figure, task),
      uses: [id],
      figure: toAsked(hideValues(figure)),
    }),
  )

const pickPoints = (context: Context, isWanted?: (figure: Figure) => boolean): Picked<MaterialFor<'place-point'>>[] => {
  const written = withFigures(context.pack, 'point-placing', context.pack.pointPlacings)
  return choose(context, 'place-point', written, isWanted).map(({ id, figure, task }) => ({
    material: placePoints(figure, task),
    uses: [id],
    figure: toAsked(clearFigure(figure, task)),
  }))
}

export const pickPointsToPlace = (context: Context): Picked<MaterialFor<'place-point'>>[] => pickPoints(context)

/** Points of a graduated line only, where numbers are put in order. */
export const pickPointsOnLine = (context: Context): Picked<MaterialFor<'place-point'>>[] =>
  pickPoints(context, ({ kind }) => kind === 'number-line')

export const pickImagesToDraw = (context: Context): Picked<MaterialFor<'draw-image'>>[] =>
  choose(context, 'draw-image', withFigures(context.pack, 'image-drawing', context.pack.imageDrawings)).map(
    ({ id, figure, task }) => ({
      material: drawImage(figure, task),
      uses: [id],
      figure: toAsked(hideImage(figure)),
    }),
  )
