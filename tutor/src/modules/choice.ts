import type { MaterialFor } from '@ariane/activities/api'
import type { Figure } from '../figures/schema.ts'
import type { Help } from '../hints/help.ts'
import type { Item } from './deck.ts'
import type { Picked } from './rendered-module.ts'

type Option = { text: string; correct: boolean; feedback?: string | undefined }
/** One question with its options, from whichever part of the pack. */
export type Choice = Item & {
  stem: string
  options: Option[]
  why: string
  figure?: Figure | undefined
  help?: () => Help
}

export const pickedChoices = (
  choices: readonly Choice[],
  title: (n: number) => string,
  multiple = false,
): Picked<MaterialFor<'quiz'>>[] =>
  choices.map(({ id, stem, options, why, figure, help }, i) => ({
    material: { title: title(i + 1), stem, options, why, multiple },
    uses: [id],
    figure,
    help,
  }))
