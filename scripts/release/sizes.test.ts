import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureSizes, refuseGrowth } from './sizes.ts'
import { folderStorage } from './storage/folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-sizes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sizes = (bytes: number) => ({ files: 3, bytes })
const refuse = (bytes: number, active: number | null, ...words: string[]) =>
  refuseGrowth('mf-chat', sizes(bytes), active === null ? null : sizes(active), words)

describe('@W03 what a version weighs', () => {
  it('is counted as a browser gets it: compressed, where a file is', async () => {
    const version = path.join(folder, 'remotes/mf-chat/a')
    mkdirSync(version, { recursive: true })
    writeFileSync(path.join(version, 'entry.js'), 'x'.repeat(1000))
    writeFileSync(path.join(version, 'entry.js.br'), 'x'.repeat(10))
    writeFileSync(path.join(version, 'small.css'), 'x'.repeat(7))
    const files = { 'entry.js': '', 'small.css': '' }
    expect(await measureSizes(folderStorage(folder), 'mf-chat', { version: 'a', files })).toEqual({
      files: 2,
      bytes: 17,
    })
  })

  it('is not held against a version that lacks a file', async () => {
    mkdirSync(path.join(folder, 'remotes/mf-chat/b'), { recursive: true })
    writeFileSync(path.join(folder, 'remotes/mf-chat/b/entry.js'), 'x'.repeat(10))
    const files = { 'entry.js': '', 'gone.js': '' }
    const lacking = await measureSizes(folderStorage(folder), 'mf-chat', { version: 'b', files })
    expect(refuse(121_000, lacking.bytes)).toBe('')
  })

  it('may be a fifth more than the active version, and anything where nobody has one', () => {
    expect(refuse(120_000, 100_000)).toBe('')
    expect(refuse(9_000_000, null)).toBe('')
  })

  it('is refused beyond that, with both figures', () => {
    expect(() => refuse(121_000, 100_000)).toThrow(
      '121 ko une fois compressés, 21 % de plus que la version active (100 ko)',
    )
    expect(() => refuse(121_000, 100_000, 'autre')).toThrow('npm run release -- publish mf-chat --larger')
  })

  it('is taken where the team says so, and the journal keeps both figures', () => {
    for (const word of ['--larger', 'larger']) expect(refuse(121_000, 100_000, word)).toBe(', 121 ko au lieu de 100 ko')
  })
})
