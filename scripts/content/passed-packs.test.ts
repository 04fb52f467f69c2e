import { describe, expect, it } from 'vitest'
import { chooseToRead, digestPacks } from './passed-packs.ts'
import type { Source } from './read.ts'

const source = (folder: string, raw: Record<string, unknown> = {}) => ({ folder, raw }) as Source
const sources = Array.from({ length: 30 }, (_, n) => source(`packs/p${n}`, { title: `Pack ${n}` }))
const digests = digestPacks(sources)
const folders = (chosen: readonly Source[]) => chosen.map(({ folder }) => folder)

describe('a pack', () => {
  it('has another digest once its text changed, and the same one otherwise', () => {
    const [first, second] = sources
    expect(digestPacks(sources)).toEqual(digests)
    expect(digestPacks([source('packs/p0', { title: 'Autre' })])['packs/p0']).not.toBe(digests['packs/p0'])
    expect(digests[first?.folder ?? '']).not.toBe(digests[second?.folder ?? ''])
  })

  it('is read where it never passed', () => {
    expect(folders(chooseToRead(sources, digests, {}))).toEqual(folders(sources))
  })

  it('is read where it changed since it passed, with ten others that are drawn', () => {
    const passed = { ...digests, 'packs/p7': 'another' }
    const chosen = folders(chooseToRead(sources, digests, passed, () => 0))
    expect(chosen[0]).toBe('packs/p7')
    expect(chosen).toHaveLength(11)
    expect(new Set(chosen).size).toBe(11)
  })
})
