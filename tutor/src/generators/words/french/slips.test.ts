import { describe, expect, it } from 'vitest'
import type { Subject } from '../verbs/verb-language.ts'
import { FRENCH_VERBS } from './conjugate.ts'
import { frenchVerbs } from './french-verbs.ts'
import { slip } from './slips.ts'

const I: Subject = { text: 'je', person: 0 }
const THOU: Subject = { text: 'tu', person: 1 }
const HE: Subject = { text: 'il', person: 2, gender: 'm' }
const SHE: Subject = { text: 'elle', person: 2, gender: 'f' }
const WE: Subject = { text: 'nous', person: 3 }
const YOU: Subject = { text: 'vous', person: 4 }
const THEY: Subject = { text: 'ils', person: 5, gender: 'm' }
const WOMEN: Subject = { text: 'elles', person: 5, gender: 'f' }

const write = (verb: string, tense: string, subject: Subject) => slip(verb, tense, subject)?.[0]

describe('forms as pupils get them wrong', () => {
  it.each<[string, string, Subject, string]>([
    ['tenir', 'present', HE, 'tiens'],
    ['venir', 'present', HE, 'viens'],
    ['mettre', 'present', I, 'met'],
    ['mettre', 'present', HE, 'mets'],
    ['prendre', 'present', I, 'prend'],
    ['prendre', 'present', HE, 'prent'],
    ['peindre', 'present', HE, 'peind'],
    ['attendre', 'present', THEY, 'attend'],
    ['dire', 'present', YOU, 'disez'],
    ['faire', 'present', YOU, 'faisez'],
    ['être', 'present', HE, 'es'],
    ['être', 'present', THEY, 'son'],
    ['avoir', 'present', THEY, 'on'],
    ['aller', 'present', THOU, 'va'],
    ['chanter', 'passe-simple', I, 'chantais'],
    ['entrer', 'passe-simple', I, 'entrais'],
    ['chanter', 'passe-simple', THOU, 'chanta'],
    ['chanter', 'passe-simple', HE, 'chantat'],
    ['chanter', 'passe-simple', WE, 'chantâme'],
    ['venir', 'passe-simple', THEY, 'vinre'],
    ['finir', 'futur', I, 'finirais'],
    ['finir', 'conditionnel', I, 'finirai'],
    ['finir', 'conditionnel', WE, 'finirons'],
    ['lancer', 'imparfait', WE, 'lançons'],
    ['manger', 'imparfait', WE, 'mangeons'],
    ['manger', 'imparfait', YOU, 'mangez'],
    ['avoir', 'subjonctif', I, 'ai'],
    ['être', 'subjonctif', WE, 'soyions'],
    ['chanter', 'imperatif', THOU, 'chantes'],
    ['aller', 'imperatif', THOU, 'vas'],
    ['finir', 'imperatif', THOU, 'finit'],
    ['courir', 'passe-compose', I, 'ai courut'],
    ['manger', 'passe-compose', SHE, 'a mangée'],
    ['manger', 'passe-compose', WOMEN, 'ont mangés'],
    ['venir', 'passe-compose', WOMEN, 'sont venu'],
    ['entrer', 'plus-que-parfait', HE, 'était entrer'],
  ])('%s, %s, %o: %s', (verb, tense, subject, written) => expect(write(verb, tense, subject)).toBe(written))

  it('says of each the mistake that it is', () => {
    expect(slip('entrer', 'passe-simple', I)?.[1]).toBe('La fin -ais est celle de l’imparfait.')
    expect(slip('prendre', 'present', WE)?.[1]).toBe('La fin -ont n’est jamais celle de « nous ».')
    expect(slip('venir', 'passe-compose', WOMEN)?.[1]).toBe(
      'Avec « être », le participe s’accorde avec le sujet, ici féminin pluriel.',
    )
    expect(slip('ouvrir', 'imperatif', THOU)?.[1]).toBe('À l’impératif, une forme en -e ne prend pas de s.')
  })

  it('is no right form, and is named a form of another person only where it is one', () => {
    const ofOthers: Readonly<Record<string, readonly Subject[]>> = {
      'C’est la forme de « tu ».': [THOU],
      'C’est la forme de « je ».': [I],
      'C’est la forme de « nous ».': [WE],
      'C’est la forme de « il » et de « elle ».': [HE, SHE],
      'C’est la forme de « ils » et de « elles ».': [THEY, WOMEN],
      'C’est la forme de « je » et de « tu ».': [I, THOU],
      'C’est la forme du singulier.': [HE, SHE],
    }
    const flaws: string[] = []
    for (const verb of FRENCH_VERBS)
      for (const tense of Object.keys(frenchVerbs.tenses))
        for (const subject of [I, THOU, HE, SHE, WE, YOU, THEY, WOMEN]) {
          const form = frenchVerbs.form(verb, tense, subject)
          const [written, remark = ''] = slip(verb, tense, subject) ?? []
          if (form === undefined || written === undefined) continue
          const isAmong = (other: Subject) => frenchVerbs.form(verb, tense, other) === written
          if (written === form || (ofOthers[remark] && !ofOthers[remark].every(isAmong)))
            flaws.push(`${subject.text} ${form}, ${written}: ${remark}`)
        }
    expect(flaws).toEqual([])
  })
})
