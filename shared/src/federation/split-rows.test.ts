import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import splitRows from './split-rows.ts'

const folder = path.join(import.meta.dirname, '../contracts')
const contracts = globSync('*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts') && file !== 'index.ts')
const split = (source: string, resourcePath = '/contracts/notes.ts', resourceQuery = '') =>
  splitRows.call({ resourcePath, resourceQuery }, source)
const NOTES = `const Note = z.string()
export const noteRoutes = {
  read: route({ path: '/api/notes', answer: Note }),
  write: route({ path: '/api/notes', body: Note, answer: Done }),
}
`

describe('tables of rows in what is published', () => {
  it('are modules, whose rows can be left out one by one', () => {
    expect(split(NOTES)).toBe(`const Note = z.string()
export const noteRoutes_read = route({ path: '/api/notes', answer: Note })
export const noteRoutes_write = route({ path: '/api/notes', body: Note, answer: Done })
export * as noteRoutes from './notes.ts?rows=noteRoutes'
`)
    expect(split(NOTES, '/contracts/notes.ts', '?rows=noteRoutes')).toBe(
      "export { noteRoutes_read as read, noteRoutes_write as write } from './notes.ts'\n",
    )
  })
  it.each([
    'export const LIMITS = { notes: 3 }\n',
    'export const routes = { ...noteRoutes, read: route({ answer: Note }) }\n',
    'const row = route({ answer: Note })\n',
  ])('are nothing else: %s', source => expect(split(source)).toBe(source))

  it.each(contracts)('have the rows that the contract has: %s', async file => {
    const place = path.join(folder, file)
    const source = readFileSync(place, 'utf8')
    const table = /^export const (\w+) = \{\n(?:\s*\/\*\*[\s\S]*?\*\/)?\s*\w+: route\(/m.exec(source)?.[1]
    if (!table) return expect(split(source, place)).toBe(source)
    const rows = Object.keys((await import(place))[table])
    const module = split(source, place, `?rows=${table}`)
    expect([...module.matchAll(/ as (\w+)/g)].map(([, name]) => name)).toEqual(rows)
    const program = stripTypeScriptTypes(split(source, place))
    expect(() => parse(program, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow()
    for (const row of rows) expect(program).toContain(`export const ${table}_${row} = route(`)
  })
})
