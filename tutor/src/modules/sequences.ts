import type { Pack } from '../pack.ts'
import { messages } from './messages.ts'
import type { Ordered } from './ordered.ts'

/** The steps of each process of the pack. */
export const listSequences = (pack: Pack): Ordered[] =>
  pack.sequences.map(sequence => ({
    id: `sequence:${sequence.id}`,
    text: [sequence.title, ...sequence.steps].join(' '),
    title: sequence.title,
    instruction: messages.reorder(sequence.title),
    steps: sequence.steps.map(text => ({ text })),
  }))
