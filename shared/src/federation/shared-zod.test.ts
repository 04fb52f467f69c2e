import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as sharedZod from './shared-zod.ts'

const root = path.join(import.meta.dirname, '../../..')
const TYPES = new Set(['infer', 'input', 'output'])

const used = globSync(['shared/src/{contracts,federation}/**/*.ts', 'shell/src/**/*.ts', 'mf-*/src/**/*.{ts,tsx}'], {
  cwd: root,
  // Frames run without the shell and carry their own zod.
  exclude: ['**/*.test.ts', '**/testing/**', 'mf-*/src/frames/**'],
}).flatMap(file => {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (!source.includes("from 'zod'")) return []
  return [...source.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name = '']) => name).filter(name => !TYPES.has(name))
})

describe('the shared part of zod', () => {
  it('has every constructor that a contract uses', () => {
    expect(used.length).toBeGreaterThan(400)
    expect([...new Set(used)].filter(name => !Object.hasOwn(sharedZod, name))).toEqual([])
  })
})
