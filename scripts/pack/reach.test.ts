import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedDependencies, reachFrom } from './reach.ts'

let root = ''
const at = (name: string) => path.join(root, name)
function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ariane-reach-'))
  write('main.ts', `import type { A } from './types.ts'\nimport { b } from './b.ts'\nexport const a: A = b\n`)
  write('types.ts', 'export type A = string\n')
  write('b.ts', `export { c as b } from './c/index.ts'\nconst later = () => import('./later.ts')\n`)
  write(
    'c/index.ts',
    `import 'kysely/helpers'\nnew Worker(new URL('./worker.ts', import.meta.url))\nexport const c = ''\n`,
  )
  write('c/worker.ts', `createRequire(import.meta.url).resolve('@scope/data/package.json')\n`)
  write('later.ts', `const folder = new URL('./by-name/', import.meta.url)\n`)
  write('by-name/001.ts', `import './002.ts'\n`)
  write('by-name/002.ts', '')
  write('by-name/001.test.ts', '')
  write('unused.ts', '')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('imports, late imports, workers and folders that are read by name are followed; types and tests are not', () => {
  const { files, folders } = reachFrom([at('main.ts')])
  const names = ['main.ts', 'b.ts', 'c/index.ts', 'c/worker.ts', 'later.ts', 'by-name/001.ts', 'by-name/002.ts']
  expect([...files].toSorted()).toEqual(names.map(at).toSorted())
  expect([...folders]).toEqual([at('by-name/')])
})

test('a dependency counts where a string names it or a file of it', () => {
  const { strings } = reachFrom([at('main.ts')])
  const names = ['kysely', '@scope/data', '@scope/other', 'later']
  expect(namedDependencies(names, strings.values())).toEqual(['kysely', '@scope/data'])
})
