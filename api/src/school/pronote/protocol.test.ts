import { describe, expect, it } from 'vitest'
import { chooseDialect, DIALECTS, isKnown, type Version } from './protocol.ts'

const SEEN = DIALECTS.flatMap(({ seen }) => seen)

const parse = (text: string) => text.split('.').map(Number) as unknown as Version
const dialect = (text: string) => {
  const { data, sealed, flags, challenge } = chooseDialect(parse(text))
  return [data, sealed, flags, challenge]
}

describe('@Y01 the protocol of PRONOTE', () => {
  it('has the names that each version was seen with, and speaks to others like to the nearest', () => {
    expect(dialect('2023.1.0')).toEqual(['donnees', 'donneesSec', 'skip', 'wrapped'])
    expect(dialect('2024.3.8')).toEqual(['donnees', 'donneesSec', 'skip', 'wrapped'])
    expect(dialect('2024.3.9')).toEqual(['data', 'donneesSec', 'skip', 'wrapped'])
    expect(dialect('2025.1.2')).toEqual(['data', 'donneesSec', 'skip', 'wrapped'])
    expect(dialect('2025.1.3')).toEqual(['data', 'dataSec', 'do', 'wrapped'])
    expect(dialect('2026.2.5')).toEqual(['data', 'dataSec', 'do', 'bare_or_wrapped'])
    expect(dialect('2031.0.0')).toEqual(['data', 'dataSec', 'do', 'bare_or_wrapped'])
  })

  it('knows the versions between the oldest and the newest that were seen', () => {
    expect(SEEN.map(parse).every(isKnown)).toBe(true)
    expect(['2023.9.9', '2024.2.9', '2026.2.8', '2027.1.0'].map(parse).some(isKnown)).toBe(false)
  })

  it('names where each change is public', () => {
    for (const text of SEEN) expect(chooseDialect(parse(text)).source).toMatch(/^[\w-]+\/[\w.-]+, /)
  })
})
