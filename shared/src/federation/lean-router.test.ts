import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import leanRouter from './lean-router.ts'

const dom = createRequire(import.meta.url).resolve('react-router-dom')
const folder = path.join(path.dirname(createRequire(dom).resolve('react-router')), '../development')
const source =
  readdirSync(folder)
    .filter(file => /^chunk-.+\.mjs$/.test(file))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .find(chunk => chunk.includes('ENABLE_DEV_WARNINGS = ')) ?? ''
const lean = leanRouter(source)

describe('the router in what is published', () => {
  it('warns no developer', () => {
    expect(source).toContain('var ENABLE_DEV_WARNINGS = true;')
    expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;')
  })
  it('can leave out the components that nobody draws', () => {
    expect(source).toMatch(/^Form\.displayName/m)
    expect(lean).not.toMatch(/^\w+\.displayName = /m)
    expect(lean).toMatch(/^var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/m)
  })
  it('fetches no page of its framework ahead', () => {
    expect(source).toMatch(/if \(!frameworkContext\) \{\s+return \[false, /)
    expect(source).toContain('return shouldPrefetch && !isAbsolute ? ')
    expect(lean).not.toContain('return shouldPrefetch')
  })
  it('can be read still', () => {
    expect(() => parse(lean, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow()
  })
})
