import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import leanContracts from './lean-contracts.ts'

const folder = path.join(import.meta.dirname, '../contracts')
const contracts = globSync('*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

describe('contracts in what is published', () => {
  it('have of a row what a browser reads', () => {
    const row = `export const noteRoutes = {
  write: route({ method: 'POST', path: '/api/notes', summary: 'Write', body: Note, answer: Done,
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId }, audit: 'chat', rate: 'write' }),
}`
    expect(leanContracts(row).replace(/\s+/g, ' ')).toBe(
      "export const noteRoutes = /*#__PURE__*/ (() => ({ write: route({ method: 'POST', path: '/api/notes', body: Note, answer: Done, rate: 'write' }), }))()",
    )
  })
  it('have schemas without their names in the documentation, which may be left out', () => {
    expect(leanContracts("const A = z.object({ a: z.string().max(3).meta({ id: 'A' }) }).meta({ id: 'B' })")).toBe(
      'const A = /*#__PURE__*/ (() => (z.object({ a: z.string().max(3) })))()',
    )
  })
  it('keep what functions and statements do', () => {
    const source = 'z.config({})\nexport const success = (data: z.ZodType) => z.object({ data })\n'
    expect(leanContracts(source)).toBe(source)
  })
  it.each(contracts)('can be read still: %s', file => {
    const lean = leanContracts(read(file))
    expect(() => parse(stripTypeScriptTypes(lean), { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow()
    expect(lean).not.toMatch(/^\s+summary: '|\.meta\(\{ id/m)
  })
})
