import { describe, expect, it } from 'vitest'
import { grade } from '../../grade/index.ts'
import type { Exercise } from '../exercise.ts'
import { rng } from '../random.ts'
import { listOtherForms } from './german/conjugate.ts'
import { wordGenerators } from './index.ts'

const SEEDS = 150
const makeAll = (name: string, params: Record<string, unknown>): Exercise[] =>
  Array.from({ length: SEEDS }, (_, seed) => wordGenerators[name]?.(rng(seed), params)).filter(one => one !== undefined)

const SPANISH_ORDERS = { tenses: ['imperativo'], known: ['presente', 'imperativo'], verbs: 'orders' }
const GERMAN_ORDERS = { tenses: ['imperativ'], known: ['praesens', 'imperativ'] }
const verdict = ({ expected, statement, words }: Exercise, text: string) =>
  grade(expected, text, { question: statement, ...(words && { lang: words.lang }) }).verdict

// The other writings are those that Duden gives beside the first ones.
it.each([
  ['spielen', 'imperativ', ['spiele']],
  ['aufstehen', 'imperativ', ['stehe auf']],
  ['fahren', 'imperativ', ['fahre']],
  ['lesen', 'imperativ', []],
  ['arbeiten', 'imperativ', []],
  ['finden', 'praeteritum', ['fandst']],
  ['lesen', 'praeteritum', ['lasest']],
  ['gehen', 'praeteritum', []],
])('%s (%s) may also be written', (verb, tense, forms) => expect(listOtherForms(verb, tense, 1)).toEqual(forms))

describe('orders', () => {
  it('are given without a pronoun', () => {
    const texts = [...makeAll('es-conjugate', SPANISH_ORDERS), ...makeAll('de-conjugate', GERMAN_ORDERS)].flatMap(
      ({ expected }) => (expected.kind === 'exact' ? expected.accepted : []),
    )
    expect(texts.filter(text => /^(?:tú|vosotros|du|ihr) /.test(text))).toEqual([])
  })

  it('have no intruder that is an order too', () => {
    const spanish = makeAll('es-find-intruder', SPANISH_ORDERS).map(({ answer }) => answer)
    expect(spanish.filter(text => /^(?:come|baila|estudia|bebe|compra|juega|aprende|habla|abre)$/.test(text))).toEqual(
      [],
    )
    const german = makeAll('de-find-intruder', GERMAN_ORDERS).map(({ answer }) => answer)
    expect(german.filter(text => /en(?: auf)?$|^(?:arbeitet?|wartet?|spiele|trinke|wohnt|findet)$/.test(text))).toEqual(
      [],
    )
  })
})

describe('English', () => {
  it('takes « ’s not » beside « isn’t », and the whole sentence', () => {
    const one = makeAll('en-deny', { tenses: ['continuous'] }).find(({ statement }) =>
      /She is carrying/.test(statement),
    )
    if (!one) throw new Error('she never carries')
    const texts = ['isn’t carrying', 'is not carrying', '’s not carrying', 'She isn’t carrying a bag.']
    expect(texts.map(text => verdict(one, text))).toEqual(texts.map(() => 'correct'))
    expect(verdict(one, 'aren’t carrying')).not.toBe('correct')
  })

  it('denies nothing with « some », and finds nothing right now', () => {
    const texts = makeAll('en-deny', { tenses: ['present', 'continuous'] }).map(({ statement }) => statement)
    expect(texts.filter(text => /\bsome\b|finding/.test(text))).toEqual([])
  })

  it('calls « you » neither one nor several', () => {
    const texts = makeAll('en-conjugate', { tenses: ['present'] }).filter(({ statement }) => /You /.test(statement))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ steps }) => /singulier|pluriel/.test(steps[0] ?? ''))).toEqual([])
  })

  it('says of « studyed » that the verb is regular', () => {
    const studied = makeAll('en-mend-form', { tenses: ['preterite'] }).filter(({ answer }) => answer === 'studied')
    expect(studied.length).toBeGreaterThan(0)
    for (const { words } of studied) expect(words?.remarks[0]).toMatch(/régulier, mais le y devient i/)
  })

  it('takes an infinitive with to', () => {
    const [one] = makeAll('en-find-infinitive', { tenses: ['preterite'] })
    expect(one && verdict(one, `to ${one.answer}`)).toBe('correct')
  })
})

it('no German present is called wrong after « übermorgen »: it would be right', () => {
  const ones = makeAll('de-choose-tense', { tenses: ['futur'], known: ['praesens', 'perfekt', 'futur'] })
  expect(ones.filter(({ statement }) => /présent/.test(statement))).toEqual([])
  expect(ones.flatMap(({ words }) => words?.remarks ?? []).filter(text => /présent/.test(text))).toEqual([])
})

it('a modal verb is not given forms that other moods have', () => {
  const texts = makeAll('de-conjugate', { tenses: ['praesens'], known: ['praesens'], verbs: 'all-modals' }).flatMap(
    ({ distractors }) => distractors,
  )
  expect(texts.filter(text => /^(?:müssten|könnten|dürften|sollten|wollten|muse)$/.test(text))).toEqual([])
})

it('no past of a language is called wrong where its other past would be right', () => {
  const known = ['praesens', 'perfekt', 'praeteritum']
  const perfekt = makeAll('de-choose-tense', { tenses: ['perfekt'], known })
  expect(perfekt.filter(({ statement }) => /prétérit/.test(statement))).toEqual([])
  const praeteritum = makeAll('de-choose-tense', { tenses: ['praeteritum'], known })
  expect(praeteritum.filter(({ statement }) => /parfait/.test(statement))).toEqual([])
})

it('no Perfekt is called wrong after a word that may tell of the past', () => {
  const openings = makeAll('de-choose-tense', {
    tenses: ['futur', 'praesens'],
    known: ['praesens', 'perfekt', 'futur'],
  })
  expect(openings.filter(({ statement }) => /« (?:Später|Heute) /.test(statement))).toEqual([])
})

describe('French', () => {
  it('names a verb by its infinitive: « s’enfuir », not « enfuir »', () => {
    const statements = ['fr-participle-self', 'fr-participle-self-none']
      .flatMap(name => makeAll(name, {}))
      .map(({ statement }) => statement)
    expect(statements.filter(text => !/du verbe «\s(?:s’[aeiouéh]|se [^aeiouéh])/.test(text))).toEqual([])
  })

  it('elides the article of « attribut », and sets a comma behind a circumstance that opens the sentence', () => {
    const names = ['name', 'find', 'question', 'pronoun', 'removable', 'sentence']
    const texts = names
      .flatMap(name => makeAll(`fr-function-${name}`, {}))
      .flatMap(({ statement, steps, words }) => [statement, ...steps, ...(words?.remarks ?? [])])
    expect(
      texts.filter(text => /le attribut|[Cc]e attribut|(?:Le soir|Hier|Ce matin|Chaque soir)\]? \p{L}/u.test(text)),
    ).toEqual([])
  })

  it('takes the pronoun that stands for the word a participle agrees with', () => {
    const one = makeAll('fr-participle-head', { rules: ['pronoun'] }).find(({ answer }) => answer === 'ces photos')
    if (!one) throw new Error('no photos')
    expect(['ces photos', 'photos', 'les'].map(text => verdict(one, text))).toEqual(['correct', 'correct', 'correct'])
    expect(verdict(one, 'je')).not.toBe('correct')
  })

  it('puts in the plural groups that people say', () => {
    const statements = makeAll('fr-group-plural', {}).map(({ statement }) => statement)
    expect(statements.filter(text => /vrai tuyau|joli (?:trou|nez|tuyau)|vrai (?:cheval|journal)/.test(text))).toEqual(
      [],
    )
    expect(new Set(statements).size).toBeGreaterThan(30)
  })
})

it('no pupil’s sentence has a form that no pupil would write', () => {
  const texts = [
    ...makeAll('de-mend-form', {
      tenses: ['praeteritum', 'praesens'],
      known: ['praesens', 'praeteritum'],
      verbs: 'story',
    }),
    ...makeAll('es-mend-form', { tenses: ['perfecto', 'presente', 'preterito'], known: ['presente', 'perfecto'] }),
  ].flatMap(({ statement, distractors }) => [statement, ...distractors])
  expect(
    texts.filter(text => /\bsei(?:te|e\b)|\bh(?:e|as|a|emos|abéis|an) s?ado\b|\bvaron\b|\bvo\b/.test(text)),
  ).toEqual([])
})

it('no present is called wrong after what is to come in Spanish', () => {
  const known = ['presente', 'futuro', 'preterito']
  const ones = makeAll('es-choose-tense', { tenses: ['futuro'], known })
  expect(ones.filter(({ statement }) => /: .*présent/.test(statement.split('Choisissez')[1] ?? ''))).toEqual([])
  expect(ones.flatMap(({ words }) => words?.remarks ?? []).filter(text => /présent/.test(text))).toEqual([])
})
