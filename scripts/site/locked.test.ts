import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listImports } from './hash-sources.ts'
import { readLocked } from './locked.ts'
import { ROOT } from './packages.ts'

const LOCK = `lockfileVersion: '9.0'

importers:

  mf-a:
    dependencies:
      '@ariane/shared':
        specifier: workspace:*
        version: link:../shared
      '@scope/used':
        specifier: 'catalog:'
        version: 1.0.0(react@19.3.1)
      other:
        specifier: 'catalog:'
        version: 3.0.0

packages:

  '@scope/used@1.0.0':
    resolution: {integrity: sha512-used}

  below@2.0.0:
    resolution: {integrity: sha512-below}

  other@3.0.0:
    resolution: {integrity: sha512-other}

snapshots:

  '@scope/used@1.0.0(react@19.3.1)':
    dependencies:
      below: 2.0.0

  below@2.0.0: {}

  other@3.0.0: {}
`
const used = new Map([['mf-a', ['@ariane/shared', '@scope/used']]])
const before = readLocked(LOCK, used)

describe('@W05 what a remote stands on in the lockfile', () => {
  it('is what it imports and whatever that depends on, with the digests', () => {
    expect(before.split('\n').map(line => line.trim())).toEqual([
      '@scope/used@1.0.0(react@19.3.1)',
      'resolution: {integrity: sha512-used}',
      'dependencies:',
      'below: 2.0.0',
      'below@2.0.0',
      'resolution: {integrity: sha512-below}',
    ])
  })

  it.each([
    [
      'another remote comes',
      [
        'importers:\n',
        "importers:\n\n  mf-new:\n    dependencies:\n      other:\n        specifier: 'catalog:'\n        version: 3.0.0\n",
      ],
    ],
    [
      'a package comes that it does not import',
      ['packages:\n', 'packages:\n\n  new@1.0.0:\n    resolution: {integrity: sha512-new}\n'],
    ],
    ['a package changes that it does not import', ['sha512-other', 'sha512-changed']],
  ])('is the same when %s', (_what, [from = '', to = '']) => {
    expect(LOCK).toContain(from)
    expect(readLocked(LOCK.replace(from, to), used)).toBe(before)
  })

  it.each([
    ['what it imports has other bytes', 'sha512-used', 'sha512-changed'],
    ['what that depends on has another version', 'below: 2.0.0', 'below: 2.0.1'],
    ['what that depends on has other bytes', 'sha512-below', 'sha512-changed'],
  ])('is another when %s', (_what, from, to) => {
    expect(readLocked(LOCK.replace(from, to), used)).not.toBe(before)
  })

  it('is found in the lockfile of this checkout', () => {
    const lock = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')
    const locked = readLocked(
      lock,
      new Map([
        ['mf-learning', ['react-markdown']],
        ['.', ['@rsbuild/core']],
      ]),
    )
    expect(locked).toMatch(/^react-markdown@10\.[^\n]*\n {4}resolution: \{integrity: sha512-/m)
    expect(locked).toMatch(/^@rspack\/core@/m)
    expect(locked).not.toMatch(/^mermaid@/m)
  })
})

describe('the imports of a file', () => {
  it.each([
    ["import { a } from 'papaparse'", 'papaparse'],
    ["export * from '@scope/kit/part'", '@scope/kit'],
    ["import 'katex/dist/katex.min.css'", 'katex'],
    ["const one = await import('mermaid')", 'mermaid'],
    ["import {\n  a,\n  b,\n} from 'zod'", 'zod'],
  ])('are read from %j', (code, name) => expect(listImports(code)).toEqual([name]))

  it('are none where a file of ours is imported', () => {
    expect(listImports("import { a } from './a.ts'\nconst text = 'taken from elsewhere'")).toEqual([])
  })
})
