import { rng } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import { readPrompt } from '../prompt.ts'
import type { Context } from './context.ts'
import { moduleTypes } from './module-types.ts'
import type { PlayableType } from './playable-type.ts'
import type { RenderedModule } from './rendered-module.ts'
import { listShownRuns } from './says-again.ts'
import { countRivals } from './stocks.ts'

export type { PlayableType } from './playable-type.ts'
export type { RenderedModule } from './rendered-module.ts'

export const isPlayable = (type: string): type is PlayableType => Object.hasOwn(moduleTypes, type)

/**
 * Renders a pack as a module; the same arguments always give the same module.
 * `used` names items that come last, `seen` those of them that are left out where there is enough without them; `rivals` is how many
 * later modules draw from the same part of the pack; `said` is what was said word for word, `following` what comes after.
 */
export const renderModule = (
  type: PlayableType,
  pack: Pack,
  seed: number,
  prompt: string,
  used: ReadonlySet<string> = new Set(),
  { seen = used, rivals = 0, ...path }: Partial<Pick<Context, 'seen' | 'rivals' | 'said' | 'following'>> = {},
): RenderedModule =>
  moduleTypes[type].render({
    pack,
    random: rng(seed),
    wish: readPrompt(prompt),
    used,
    seen,
    rivals,
    ...path,
  })

/** Distance between the seeds of two neighbours, so that the same type twice is not the same module twice. */
const STRIDE = 0x9e3779b1

const MAX_ATTEMPTS = 8

const sameAs = (a: RenderedModule) => (b: RenderedModule) =>
  JSON.stringify([a.content, a.activity, a.speech]) === JSON.stringify([b.content, b.activity, b.speech])

/**
 * Renders the modules of a path in order, each one without what the earlier ones showed and what is `known`; what `avoided` names
 * comes last.
 */
export const renderPath = (
  pack: Pack,
  seed: number,
  modules: readonly { type: PlayableType; prompt_generation: string }[],
  avoided: ReadonlySet<string> = new Set(),
  known: ReadonlySet<string> = new Set(),
): RenderedModule[] => {
  const used = new Set([...avoided, ...known])
  const seen = new Set(known)
  const said = new Set<string>()
  const path: RenderedModule[] = []
  for (const [i, { type, prompt_generation }] of modules.entries()) {
    const following = modules.slice(i + 1).map(module => module.type)
    const rivals = countRivals(type, following)
    const render = (attempt: number) =>
      renderModule(type, pack, seed + (i + attempt * modules.length) * STRIDE, prompt_generation, used, {
        seen,
        rivals,
        following,
        // What comes last for its words would come last each time.
        ...(attempt === 0 && { said }),
      })
    let rendered = render(0)
    // A small pack may hold a single sequence: a second module about it at least begins in another order.
    for (let attempt = 1; attempt < MAX_ATTEMPTS && path.some(sameAs(rendered)); attempt++) rendered = render(attempt)
    for (const id of rendered.uses) {
      used.add(id)
      seen.add(id)
    }
    for (const run of listShownRuns([rendered.content, rendered.activity])) said.add(run)
    path.push(rendered)
  }
  return path
}
