import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { remotes, screenIds } from '../../shell/src/remotes/remotes.ts'
import { REMOTES, ROOT } from '../site/packages.ts'

const TABLE = 'shell/src/remotes/remotes.ts'
/** Built for the benchmark's comparison alone: what a bundler is to put in has to be written out. */
const WRITTEN_OUT = 'shell/src/remotes/load.bundle.ts'

const files = globSync(['{api,e2e,scripts,shared,shell}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', TABLE, WRITTEN_OUT],
}).map(file => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))

const having = (isIn: (source: string) => boolean) => files.filter(({ source }) => isIn(source)).map(({ file }) => file)
/** As a text or as a key. */
const names = (id: string) => new RegExp(`['"]${id}['"]|^\\s*${id}:`, 'm')

describe('@F01 the list of remotes and screens', () => {
  it('is the table: each remote that can be built has a row, and no row is of another', () => {
    expect([...new Set(Object.values(remotes).map(({ remote }) => remote))].sort()).toEqual(REMOTES)
  })

  it('is written down nowhere else, so that a sixth remote needs a row and no more', () => {
    expect(files.length).toBeGreaterThan(1000)
    const lists = having(
      source =>
        REMOTES.every(name => new RegExp(`${name}\\b`).test(source)) || screenIds.every(id => names(id).test(source)),
    )
    expect(lists).toEqual([])
  })
})
