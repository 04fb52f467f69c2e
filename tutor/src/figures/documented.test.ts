import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCENES } from './kinds/scene/scenes.ts'
import { kinds } from './kinds.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(ROOT, 'docs', 'figures.md'), 'utf8')

/** What stands between a heading and the next one of its level. */
const readSection = (heading: string) => {
  const [level = ''] = heading.split(' ')
  const [, after = ''] = page.split(`\n${heading}\n`)
  return after.split(`\n${level} `)[0] ?? ''
}

describe('docs/figures.md', () => {
  it('has a heading for every kind', () => {
    const headings = [...readSection('## The kinds').matchAll(/^### (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
    expect(headings.toSorted()).toEqual(Object.keys(kinds).toSorted())
  })

  it('names every scene, and none that there is not', () => {
    const rows = readSection('### scene')
      .split('\n')
      .filter(line => line.startsWith('|'))
    const named = rows.slice(2).flatMap(row => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    expect(named.toSorted()).toEqual(Object.keys(SCENES).toSorted())
  })

  it('has an example of every scene beside it', () => {
    const examples = readFileSync(join(import.meta.dirname, 'examples', 'scene.json'), 'utf8')
    const drawn = (JSON.parse(examples) as { scene: string }[]).map(({ scene }) => scene)
    expect(new Set(drawn)).toEqual(new Set(Object.keys(SCENES)))
  })
})
