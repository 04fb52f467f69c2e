import { describe, expect, it } from 'vitest'
import type { Exercise } from '../../exercise.ts'
import { rng } from '../../random.ts'
import { verbGenerators } from '../verbs/index.ts'
import type { VerbLanguage } from '../verbs/verb-language.ts'
import { frenchVerbs } from './french-verbs.ts'

const SEEDS = 150

const makeAll = (name: string, params: Record<string, unknown>, language: VerbLanguage = frenchVerbs): Exercise[] =>
  Array.from({ length: SEEDS }, (_, seed) => {
    const make = verbGenerators(language)[name]
    if (!make) throw new Error(name)
    return make(rng(seed), params)
  })

const listAccepted = ({ expected }: Exercise) => (expected.kind === 'exact' ? expected.accepted : [])
const ofVerb = (verb: string): VerbLanguage => ({ ...frenchVerbs, groups: { all: [verb] } })

describe('exercises on French verbs', () => {
  it('takes « j’ai » with its elision, and not « je ai »', () => {
    for (const exercise of makeAll('fr-conjugate', { tenses: ['present'] }, ofVerb('avoir')))
      if (exercise.answer === 'ai')
        expect(listAccepted(exercise)).toEqual(['ai', 'j’ai', expect.stringMatching(/^J’ai /)])
  })

  it('takes an order without its subject only', () => {
    const taken = makeAll('fr-conjugate', { tenses: ['imperatif'] }, ofVerb('chanter')).flatMap(listAccepted)
    const forms = taken.filter(text => !text.includes(' '))
    expect([...new Set(forms)].toSorted()).toEqual(['chante', 'chantez', 'chantons'])
    expect(taken.filter(text => /^(?:tu|nous|vous) /i.test(text))).toEqual([])
  })

  it('takes « que je parte », « je puis » and the spelling of 1990', () => {
    const take = (verb: string, tense: string) =>
      makeAll('fr-conjugate', { tenses: [tense] }, ofVerb(verb)).flatMap(listAccepted)
    expect(take('partir', 'subjonctif')).toContain('que je parte')
    expect(take('arriver', 'subjonctif')).toContain('que j’arrive')
    expect(take('partir', 'subjonctif')).toContain('qu’elle parte')
    expect(take('pouvoir', 'present')).toContain('je puis')
    expect(take('connaître', 'futur')).toContain('connaitra')
  })

  it('changes the subject of no sentence that may be of two tenses', () => {
    const params = { tenses: ['passe-simple', 'present'], known: ['present', 'imparfait', 'passe-simple'] }
    const statements = makeAll('fr-change-person', params, ofVerb('finir')).map(({ statement }) => statement)
    expect(statements.filter(text => /finis[^s]|finit /.test(text))).toEqual([])
    expect(statements.some(text => text.includes('finissent'))).toBe(true)
  })

  it('asks for the infinitive of one verb, and changes the tense of one', () => {
    for (const { statement } of makeAll('fr-find-infinitive', { tenses: ['subjonctif'] }))
      expect(statement).toMatch(/du verbe conjugué avec «/)
    const changes = makeAll('fr-change-tense', { tenses: ['futur'], known: ['futur', 'subjonctif'] })
    for (const { statement } of changes) expect(statement).toMatch(/Mettez le verbe qui suit «\s.+\s» au futur/)
  })

  it('gives a plural participle to a feminine subject by the name that goes with it', () => {
    const params = { tenses: ['passe-compose'], known: ['passe-compose', 'present'] }
    const remarks = makeAll('fr-conjugate', params, ofVerb('partir')).flatMap(({ distractors, words }) =>
      distractors.flatMap((text, i) => (text === 'sont parties' ? [words?.remarks[i]] : [])),
    )
    expect(remarks.length).toBeGreaterThan(0)
    expect(remarks.filter(remark => remark?.includes('« ils »'))).toEqual([])
  })

  it('offers no tense that would be as right', () => {
    const offer = (tense: string) =>
      makeAll('fr-choose-tense', {
        tenses: [tense],
        known: ['present', 'imparfait', 'passe-compose', 'passe-simple', 'futur'],
      }).flatMap(({ statement }) => statement.split('Choisissez le temps')[1] ?? [])
    for (const offered of offer('passe-simple')) expect(offered).not.toMatch(/présent|composé/)
    for (const offered of offer('futur')) expect(offered).not.toMatch(/présent/)
  })

  it('has nobody want or regret what he does himself', () => {
    for (const { statement } of makeAll('fr-choose-tense', {
      tenses: ['subjonctif'],
      known: ['subjonctif', 'present'],
    }))
      expect(statement).not.toMatch(/Je (?:veux|regrette) que j/)
  })

  it('asks for the third persons alone where no others are known', () => {
    const params = { tenses: ['passe-simple'], known: ['passe-simple', 'imparfait'], third: ['passe-simple'] }
    for (const name of ['fr-conjugate', 'fr-mend-form', 'fr-change-tense', 'fr-change-person', 'fr-find-intruder'])
      for (const { statement, answer } of makeAll(name, params)) {
        expect(answer).not.toMatch(/[âîû](?:mes|tes)$/)
        expect(statement).not.toMatch(/«\s(?:Je|J’|Tu|Nous|Vous) /)
      }
  })

  it('lists as an intruder no form that another verb has in the tense of the three', () => {
    const params = { tenses: ['present'], known: ['present', 'passe-simple'], verbs: 'irregular' }
    // « je vis » is of « vivre » today, of « voir » in a tale.
    for (const { statement } of makeAll('fr-find-intruder', params)) expect(statement).not.toMatch(/«\svi[st]\s»/)
  })
})
