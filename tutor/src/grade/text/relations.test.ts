import { describe, expect, it } from 'vitest'
import { readRelations } from './relations.ts'

const read = (text: string) =>
  readRelations(text).map(({ subject, verbs }) => `${subject.map(word => word.text).join(' ')} ${verbs.join(' ')}`)

describe('who does what', () => {
  it('is told of the same subject by a second verb', () => {
    expect(read('Les Espagnols ont conquis le pays et leur ont apporté le sucre')).toEqual([
      'espagnols conquerir',
      'espagnols apporter',
    ])
    expect(read('Les nazis ont bombardé Londres et commis un génocide')).toEqual(['nazis bombarder', 'nazis commettre'])
  })

  it('is read of « ils paient » as of « ils payent »', () => {
    expect(read('Les paysans paient des redevances')).toEqual(['paysans payer'])
    expect(read('Les paysans payent des redevances')).toEqual(['paysans payer'])
  })

  it('is another subject where one is named', () => {
    expect(read('Le fer attaque, et le cuivre résiste')).toEqual(['fer attaquer', 'cuivre resister'])
  })
})
