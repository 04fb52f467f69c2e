import { rng } from '@ariane/activities/random'
import { lookup } from '@ariane/shared/catalogue'
import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import { generators } from './index.ts'
import { figureGenerators } from './on-figures/index.ts'

const DRAWS = 60

type Draw = (random: () => number, params: Record<string, unknown>) => unknown
const drawings: readonly Readonly<Record<string, Draw>>[] = Object.values(figureGenerators)

/** The words of a reasoning without numbers, formulas and names: two exercises that share them differ in nothing else. */
const describeReasoning = (steps: readonly string[]): string => {
  const words = steps
    .join(' ')
    .replace(/\$[^$]*\$|\[[^\]]*\]/g, ' ')
    .replace(/(?<=[\p{L},] )\p{Lu}\p{L}*/gu, ' ')
  return (fold(words).match(/\p{L}{3,}/gu) ?? []).join(' ')
}

/** How many different exercises the generators of a pack make, of those that are drawn, and from how many reasonings. */
export const countTemplates = ({ generators: known }: Pick<Pack, 'generators'>) => {
  const statements = new Set<string>()
  const templates = new Set<string>()
  for (const [n, { name, params }] of known.entries()) {
    const random = rng(n + 1)
    const generate = lookup(generators, name)
    const figures = drawings.flatMap(byName => lookup(byName, name) ?? [])
    for (let i = 0; i < DRAWS; i++) {
      if (generate) {
        const { statement, steps, words } = generate(random, params)
        statements.add(statement)
        templates.add(`${name} ${words?.reasoning ?? describeReasoning(steps)}`)
      }
      for (const draw of figures) {
        statements.add(JSON.stringify(draw(random, params)))
        // What is done on a figure is one reasoning, whatever the figure shows.
        templates.add(`${name} ${JSON.stringify(params)}`)
      }
    }
  }
  return { exercises: statements.size, templates: templates.size }
}
