import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { messages } from './messages.ts'
import { type Ordered, pickedOrder } from './ordered.ts'
import { choosePictures } from './pictures.ts'
import type { Picked } from './rendered-module.ts'

/** The steps of each process of the pack. */
export const listSequences = (pack: Pack): Ordered[] =>
  pack.sequences.map(sequence => ({
    id: `sequence:${sequence.id}`,
    text: [sequence.title, ...sequence.steps].join(' '),
    title: sequence.title,
    instruction: messages.reorder(sequence.title),
    steps: sequence.steps.map(text => ({ text })),
  }))

/** The steps of a process on cards, each with a drawing. */
export const pickPictures = (context: Context): Picked<MaterialFor<'order'>>[] =>
  ranked(context, listSequences(context.pack))
    .slice(0, 1)
    .map(sequence =>
      pickedOrder({
        ...sequence,
        instruction: messages.pictures(sequence.title),
        steps: choosePictures(sequence.steps.map(({ text }) => text)),
      }),
    )
