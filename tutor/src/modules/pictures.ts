import type { MaterialFor } from '@ariane/activities/api'
import { scramble } from '@ariane/activities/random'
import { nameTarget } from '../figures/asked.ts'
import { bareFigure } from '../figures/mute.ts'
import type { Figure } from '../figures/schema.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { findFigure } from './figures.ts'
import { messages } from './messages.ts'
import { pickedOrder } from './ordered.ts'
import type { Picked } from './rendered-module.ts'
import { listSequences } from './sequences.ts'

type PictureItem = Item & { sequence: Pack['pictures'][number]; figure: Figure }

const listPictures = (pack: Pack): PictureItem[] =>
  pack.pictures.flatMap(sequence => {
    const figure = findFigure(pack, sequence.figure)
    const text = [sequence.title, ...sequence.steps.map(step => step.text)].join(' ')
    return figure ? [{ id: `pictures:${sequence.id}`, text, sequence, figure }] : []
  })

/** The steps, each with the part of the figure that its card lights; these are numbered by lot. */
const pickedPictures = ({ random }: Context, { id, sequence, figure }: PictureItem): Picked<MaterialFor<'order'>> => {
  const { title, steps } = sequence
  const codes = scramble(
    random,
    steps.map(({ target }) => target),
  )
  return {
    material: {
      title,
      instruction: messages.pictures(title),
      steps: steps.map(({ text, target }) => ({ text, target: nameTarget(codes.indexOf(target)) })),
    },
    uses: [id],
    figure: { asked: bareFigure(figure), targets: codes },
  }
}

/** A process told in pictures; where a pack has none, the steps of one in words. */
export const pickPictures = (context: Context): Picked<MaterialFor<'order'>>[] => {
  const [item] = ranked(context, listPictures(context.pack))
  if (item) return [pickedPictures(context, item)]
  return ranked(context, listSequences(context.pack))
    .slice(0, 1)
    .map(sequence => pickedOrder({ ...sequence, instruction: messages.pictures(sequence.title) }))
}
