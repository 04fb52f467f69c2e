import { describe, expect, it } from 'vitest'
import { chooseToRead, digestPacks } from './passed-packs.ts'
import type { Source } from './read.ts'

const aPack = (n: number, text = 'Un texte', question = 'Une question') =>
  ({
    folder: `packs/p${n}`,
    raw: { subject: n < 20 ? 'SVT' : 'Espagnol', text, questions: [question] },
  }) as unknown as Source
const sources = Array.from({ length: 30 }, (_, n) => aPack(n))
const digests = digestPacks(sources)
const listFolders = (chosen: readonly Source[]) => chosen.map(({ folder }) => folder)
const changedBy = (pack: Source) => {
  const now = digestPacks(sources.map(source => (source.folder === pack.folder ? pack : source)))
  return listFolders(sources).filter(folder => now[folder] !== digests[folder])
}

describe('a pack', () => {
  it('has the same digest as long as nothing changed', () => {
    expect(digestPacks(sources)).toEqual(digests)
  })

  it('has another digest once its text changed, and the others keep theirs', () => {
    expect(changedBy(aPack(7, 'Un autre texte'))).toEqual(['packs/p7'])
  })

  it('has another digest once a question of its subject changed', () => {
    expect(changedBy(aPack(25, 'Un texte', 'Une autre question'))).toEqual(listFolders(sources).slice(20))
  })

  it('is read where it never passed', () => {
    expect(chooseToRead(sources, digests, {})).toEqual({ changed: sources, drawn: [] })
  })

  it('is read where it changed since it passed, with ten others that are drawn', () => {
    const { changed, drawn } = chooseToRead(sources, digests, { ...digests, 'packs/p7': 'another' }, () => 0)
    expect(listFolders(changed)).toEqual(['packs/p7'])
    expect(new Set(listFolders(drawn)).size).toBe(10)
    expect(listFolders(drawn)).not.toContain('packs/p7')
  })
})
