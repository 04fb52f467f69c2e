import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Pack } from './pack.ts'
import { packFileName, readPackFolder, splitPack } from './pack-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ariane-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (files: Record<string, unknown>) => {
  for (const [name, parts] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(parts))
}
const files = { 'lesson.json': { id: 'a' }, 'notions.json': { terms: [] }, 'questions.json': { mcqs: [] } }

describe('the folder of a pack', () => {
  it('is read as one pack, and cut into the same files again', () => {
    const optional = { 'claims.json': { claims: [] }, 'figures.json': { figures: [] }, 'answers.json': { again: [] } }
    const all = { ...files, ...optional }
    write(all)
    expect(readPackFolder(folder)).toEqual({ id: 'a', terms: [], mcqs: [], claims: [], figures: [], again: [] })
    expect(splitPack(readPackFolder(folder))).toEqual(all)
  })

  it('need not have claims, figures or parts that answer questions', () => {
    write(files)
    expect(readPackFolder(folder)).toEqual({ id: 'a', terms: [], mcqs: [] })
  })

  it('has a file for every part of the schema', () => {
    const parts = Object.keys(Pack.shape)
    expect(
      Object.values(splitPack(Object.fromEntries(parts.map(part => [part, 0]))))
        .flatMap(Object.keys)
        .toSorted(),
    ).toEqual(parts.toSorted())
    expect(['summary', 'facts', 'questions'].map(packFileName)).toEqual([
      'lesson.json',
      'notions.json',
      'questions.json',
    ])
  })

  it.each([
    ['a part in another file than its own', { ...files, 'lesson.json': { terms: [] } }, 'stands in notions.json'],
    ['a file that no pack has', { ...files, 'notes.json': {} }, 'notes.json'],
    ['a list in place of parts', { ...files, 'lesson.json': 'lesson' }, 'lesson.json: not an object'],
    ['two files only', { 'lesson.json': {}, 'notions.json': {} }, 'questions.json: is missing'],
  ])('is refused with %s', (_, wrong, problem) => {
    write(wrong)
    expect(() => readPackFolder(folder)).toThrow(problem)
  })
})
