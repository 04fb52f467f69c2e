import { describe, expect, it } from 'vitest'
import { rng } from '../../random.ts'
import { wordGenerators } from '../index.ts'
import { LIFE_FORMS } from './life-forms.ts'
import { MATHS_FORMS } from './maths-forms.ts'
import { PHYSICS_FORMS } from './physics-forms.ts'
import { SCIENCE_FORMS } from './science-forms.ts'
import { SKY_FORMS } from './sky-forms.ts'

const FRENCH = [...SCIENCE_FORMS, ...PHYSICS_FORMS, ...MATHS_FORMS, ...SKY_FORMS, ...LIFE_FORMS]
const SETS = [...new Set(FRENCH.map(({ set }) => set))]
const KINDS = ['fill', 'mend', 'error', 'count', 'reason', 'which']
const makeAll = (kind: string, set: string) =>
  Array.from({ length: 60 }, (_, seed) => wordGenerators[`fr-form-${kind}`]?.(rng(seed * 7919), { set })).filter(
    one => one !== undefined,
  )

describe.each(SETS)('the forms of « %s »', set => {
  it('leave symbols, units and what follows a number in small letters', () => {
    const texts = KINDS.flatMap(kind => makeAll(kind, set)).flatMap(({ statement, steps }) => [statement, ...steps])
    expect(texts.filter(text => /\d\)? (?:M\/s|Protons|Est )|\(\d\) [DM][₁₂ ]/.test(text))).toEqual([])
  })

  it('have no other brackets where one pair marks a word', () => {
    const statements = ['mend', 'reason'].flatMap(kind => makeAll(kind, set)).map(({ statement }) => statement)
    expect(statements.filter(text => text.split('[').length !== 2)).toEqual([])
  })
})

it('an article or a possessive stands before a gap only where it fits every form of the set', () => {
  // « une sommet » or « son révolution » would be seen to be wrong without any knowledge.
  const found = SETS.filter(set =>
    FRENCH.some(
      one => one.set === set && one.sentences.some(text => /(?:^|[ ’])(?:une?|s(?:on|a)|l[ea]|du) …/.test(text)),
    ),
  )
  const ofOneGender = ['change', 'frequency', 'gas', 'segment']
  expect(found.toSorted()).toEqual(ofOneGender)
})

it('zero is called neither positive nor negative: it is both', () => {
  const forms = FRENCH.filter(({ set }) => set === 'sign').map(({ form }) => form)
  expect(forms.filter(form => /^(?:positif|négatif)$/.test(form))).toEqual([])
})
