import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import { type Choice, pickedChoices } from './choice.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

/** Two sentences, of which one is right: mistakes of language, then statements with their correction. */
export const pickSentencePairs = (context: Context): Picked<MaterialFor<'quiz'>>[] => {
  const { pack } = context
  const pairs = [
    ...pack.corrections.map(({ id, right, wrong, rule }) => ({ id: `correction:${id}`, right, wrong, why: rule })),
    ...pack.facts.flatMap(({ id, statement, truth, correction, why }) =>
      !truth && correction ? [{ id: `fact:${id}`, right: correction, wrong: statement, why }] : [],
    ),
  ]
  const choices = pairs
    .filter(({ right, wrong }) => right !== wrong)
    .map(
      ({ id, right, wrong, why }): Choice => ({
        id,
        text: `${right} ${wrong}`,
        stem: messages.whichSentence,
        options: [
          { text: right, correct: true },
          { text: wrong, correct: false },
        ],
        why,
      }),
    )
  return pickedChoices(shuffle(context.random, draw(context, choices, 5)), messages.sentence)
}
