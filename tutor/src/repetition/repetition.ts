import { rng, shuffle } from '@ariane/activities/random'
import { MODULE_GUIDES, PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { findUnfitTypes } from '../modules/find-unfit-types.ts'
import { renderPath } from '../modules/index.ts'
import type { RenderedModule } from '../modules/rendered-module.ts'
import { listShownRuns } from '../modules/says-again.ts'
import type { Pack } from '../pack.ts'

const MODULES = 10
const PATHS = 50

/** The blocks and chapters of a module: what is said twice inside of one (to be read and to be heard) is shown once. */
const listParts = ({ content, activity }: Pick<RenderedModule, 'content' | 'activity'>): unknown[] => [
  ...(Array.isArray(content) ? content : [content]),
  ...Object.values(activity ?? {}),
]

/** Of the rows of six words that a path shows, the share that it has shown before. */
export const measureRepetition = (modules: readonly Pick<RenderedModule, 'content' | 'activity'>[]): number => {
  const runs = modules.flatMap(listParts).flatMap(listShownRuns)
  return runs.length === 0 ? 0 : 1 - new Set(runs).size / runs.length
}

/** How many modules of a path show an item that an earlier one showed. */
export const countShared = (modules: readonly Pick<RenderedModule, 'uses'>[]): number => {
  const seen = new Set<string>()
  return modules.filter(({ uses }) => {
    const again = uses.some(id => seen.has(id))
    for (const id of uses) seen.add(id)
    return again
  }).length
}

/**
 * Paths of ten different types that are offered for their pack, with the descriptions that the wizard gives them, drawn by lot: the
 * same ones for the same packs and seed.
 */
export const drawPaths = (packs: readonly Pack[], seed: number, count = PATHS): RenderedModule[][] => {
  const random = rng(seed)
  return Array.from({ length: count }, () => {
    const [pack] = shuffle(random, packs)
    if (!pack) return []
    const unfit = findUnfitTypes(pack.subject, pack)
    const types = shuffle(
      random,
      PLAYABLE_TYPES.filter(type => !unfit.includes(type)),
    ).slice(0, MODULES)
    return renderPath(
      pack,
      Math.floor(random() * 2 ** 31),
      types.map(type => ({ type, prompt_generation: MODULE_GUIDES[type].example })),
    )
  })
}
