import { describe, expect, it } from 'vitest'
import { grade } from '../index.ts'

describe('a real French word', () => {
  it.each([
    ['latitude', 'altitude', 'incorrect'],
    ['une exportation', 'une importation', 'incorrect'],
    ['la reproduction sexuée', 'la reproduction asexuée', 'incorrect'],
    ['intracellulaire', 'intercellulaire', 'incorrect'],
    ['la phagocytose', 'la phagocitose', 'partial'],
    ['la photosynthèse', 'la photosintese', 'partial'],
    ['un comte', 'un conte', 'partial'],
    ['la latitude', 'latitude', 'correct'],
    ['des chevaux', 'des cheveaux', 'partial'],
  ])('%s answered « %s » is %s: it is no slip of another one', (accepted, answer, verdict) => {
    expect(grade({ kind: 'exact', accepted: [accepted] }, answer).verdict).toBe(verdict)
  })
})
