import { describe, expect, it } from 'vitest'
import { listForms } from '../../../grade/conjugation.ts'
import { conjugate, FRENCH_VERBS } from './conjugate.ts'

const TENSES: Record<string, string> = {
  present: 'PRESENT',
  imparfait: 'IMPARFAIT',
  'passe-simple': 'PASSE_SIMPLE',
  futur: 'FUTUR',
  conditionnel: 'CONDITIONNEL_PRESENT',
  subjonctif: 'SUBJONCTIF_PRESENT',
  imperatif: 'IMPERATIF_PRESENT',
  'passe-compose': 'PASSE_COMPOSE',
  'plus-que-parfait': 'PLUS_QUE_PARFAIT',
}
/** The dictionary has « je puis », which is right as well, and « veuille » for an order. */
const OWN = new Set(['pouvoir present 0', 'vouloir imperatif 1', 'vouloir imperatif 3', 'vouloir imperatif 4'])

describe('the forms of French verbs', () => {
  it.each(Object.entries(TENSES))('%s: those of the dictionary, for every verb and person', (tense, name) => {
    let compared = 0
    for (const verb of FRENCH_VERBS)
      for (let person = 0; person < 6; person++)
        for (const gender of ['m', 'f'] as const) {
          if (OWN.has(`${verb} ${tense} ${person}`)) continue
          const ours = conjugate(verb, tense, { text: '', person, gender })
          if (ours === undefined) continue
          const known = listForms({ kind: 'conjugation', verb, tense: name, person }, gender === 'f' ? 'F' : 'M')
          expect(known, `${verb} ${tense} ${person}`).toContain(ours)
          compared++
        }
    expect(compared).toBeGreaterThan(FRENCH_VERBS.length * 5)
  })

  it('the conditional past and the other composed tenses take the auxiliary in its own tense', () => {
    expect(conjugate('finir', 'conditionnel-passe', { text: 'je', person: 0 })).toBe('aurais fini')
    expect(conjugate('venir', 'futur-anterieur', { text: 'elles', person: 5, gender: 'f' })).toBe('seront venues')
    expect(conjugate('prendre', 'passe-anterieur', { text: 'nous', person: 3 })).toBe('eûmes pris')
    expect(conjugate('partir', 'subjonctif-passe', { text: 'elle', person: 2, gender: 'f' })).toBe('soit partie')
    expect(conjugate('partir', 'passe-compose', { text: 'je', person: 0 })).toBeUndefined()
  })
})
