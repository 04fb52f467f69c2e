import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAllScreens } from '../../e2e/support/federation/screens.ts'
import { builtIn } from '../../shell/src/remotes/built-in.ts'
import { REMOTES, ROOT } from '../site/packages.ts'
import { readScreens } from '../site/screens.ts'

/** What stands in where a registry is from before remotes declared their screens. */
const BUILT_IN = 'shell/src/remotes/built-in.ts'
/** Built for the benchmark's comparison alone: what a bundler is to put in has to be written out. */
const WRITTEN_OUT = 'shell/src/remotes/load.bundle.ts'

const screens = [...readAllScreens().values()]
const files = globSync(['{api,e2e,scripts,shared,shell}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', BUILT_IN, WRITTEN_OUT],
}).map(file => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))

const having = (isIn: (source: string) => boolean) => files.filter(({ source }) => isIn(source)).map(({ file }) => file)
/** As a text or as a key. */
const names = (id: string) => new RegExp(`['"]${id}['"]|^\\s*${id}:`, 'm')
const count = (values: readonly string[]) => new Set(values).size

describe('@F01 @W04 the list of remotes and screens', () => {
  it('is what the remotes declare: each that can be built has a screen, and no two have the same one', () => {
    expect(REMOTES.length).toBeGreaterThanOrEqual(5)
    for (const remote of REMOTES) expect(readScreens(remote), remote).not.toEqual([])
    const all = REMOTES.flatMap(readScreens)
    expect(count(all.map(({ id }) => id))).toBe(all.length)
  })

  it('has an address for one remote only, but for the homework that the planner opens too', () => {
    const first = screens.flatMap(({ remote, routes }) => routes.map(route => `${route.split('/')[1]} ${remote}`))
    const parts = [...new Set(first)].map(pair => pair.split(' ')[0] ?? '')
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual(['homework'])
  })

  it('is written down nowhere else, so that a sixth remote needs its registry entry and no more', () => {
    expect(files.length).toBeGreaterThan(1000)
    const old = [...new Set(builtIn.map(({ remote }) => remote))]
    const lists = having(
      source =>
        old.every(name => new RegExp(`${name}\\b`).test(source)) || builtIn.every(({ id }) => names(id).test(source)),
    )
    expect(lists).toEqual([])
  })
})
