import type { PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { rng } from '../generators/random.ts'
import type { Pack } from '../pack.ts'
import { readPrompt } from '../prompt.ts'
import { accordion } from './accordion.ts'
import { advancedText } from './advanced-text.ts'
import { flashcards } from './cards.ts'
import { blanks, dragWords } from './cloze.ts'
import { matchingPairs } from './match.ts'
import type { Context, Rendered } from './module.ts'
import { reordering, timeline } from './order.ts'
import { multiChoice, singleChoiceSet, trueFalse } from './quiz.ts'
import { text } from './text.ts'

export type { Rendered } from './module.ts'
export type PlayableType = (typeof PLAYABLE_TYPES)[number]

const renderers: Record<PlayableType, (context: Context) => Rendered> = {
  TEXT: text,
  ADVANCED_TEXT: advancedText,
  ACCORDION: accordion,
  MULTI_CHOICE: multiChoice,
  TRUE_FALSE: trueFalse,
  SINGLE_CHOICE_SET: singleChoiceSet,
  BLANKS: blanks,
  DRAG_WORDS: dragWords,
  FLASHCARDS: flashcards,
  TIMELINE: timeline,
  MATCHING_PAIRS: matchingPairs,
  REORDERING: reordering,
}

export const isPlayable = (type: string): type is PlayableType => Object.hasOwn(renderers, type)

/**
 * Renders a pack as a module; the same arguments always give the same module.
 * `used` names the items that earlier modules showed: others are preferred.
 */
export const renderModule = (
  type: PlayableType,
  pack: Pack,
  seed: number,
  prompt: string,
  used: ReadonlySet<string> = new Set(),
): Rendered => renderers[type]({ pack, random: rng(seed), wish: readPrompt(prompt), used })

/** Distance between the seeds of two neighbours, so that the same type twice is not the same module twice. */
const STRIDE = 0x9e3779b1

const ATTEMPTS = 8

const sameAs = (a: Rendered) => (b: Rendered) =>
  JSON.stringify([a.content, a.activity]) === JSON.stringify([b.content, b.activity])

/** Renders the modules of a path in order, each one avoiding what the earlier ones showed. */
export const renderPath = (
  pack: Pack,
  seed: number,
  modules: readonly { type: PlayableType; prompt_generation: string }[],
): Rendered[] => {
  const used = new Set<string>()
  const path: Rendered[] = []
  for (const [i, { type, prompt_generation }] of modules.entries()) {
    const render = (attempt: number) =>
      renderModule(type, pack, seed + (i + attempt * modules.length) * STRIDE, prompt_generation, used)
    let rendered = render(0)
    // A small pack may hold a single sequence: a second module about it at least begins in another order.
    for (let attempt = 1; attempt < ATTEMPTS && path.some(sameAs(rendered)); attempt++) rendered = render(attempt)
    for (const id of rendered.uses) used.add(id)
    path.push(rendered)
  }
  return path
}
