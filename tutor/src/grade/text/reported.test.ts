import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { grade } from '../index.ts'
import { plainText } from './plain-text.ts'
import { readAnswer } from './read-answer.ts'
import { withoutRejected } from './reported.ts'

describe('@Q01 what an answer reports of others', () => {
  it.each([
    ['Certains disent que le Soleil tourne, mais c’est faux.', ''],
    ['Certains disent que le Soleil tourne, mais c’est faux : c’est la Terre.', "c'est la Terre."],
    ['Mon frère pense que le Soleil tourne ; il se trompe. La Terre tourne.', 'La Terre tourne.'],
    ['On croit que la Terre est plate, en réalité elle est ronde.', 'elle est ronde.'],
    ['Le Soleil tourne ? Non. C’est la Terre.', "C'est la Terre."],
    ['Ma sœur dit : « Le Soleil tourne ». Elle a tort.', ''],
    ['L’idée que le Soleil tourne est fausse : c’est la Terre.', "c'est la Terre."],
    ['Selon mon voisin, le Soleil tourne. N’importe quoi !', ''],
    ['mon frere dit que le soleil tourne mais c pas vrai', ''],
    ['ya des gens qui disent que le soleil tourne mais ils ont tort', ''],
  ])('and rejects is not what it says: %s', (text, own) => {
    expect(withoutRejected(readAnswer(text).text)?.own).toBe(own)
  })

  it.each([
    'La prof dit que la Terre tourne.',
    'La tortue croit que c’est une méduse et le mange.',
    'Il a tort, parce que 221 est un nombre premier.',
    'Je pense que la Terre tourne.',
    'Certains disent que la Terre tourne et ils ont raison.',
  ])('and does not reject is its own: %s', text => {
    expect(withoutRejected(readAnswer(text).text)).toBeUndefined()
  })
})

describe('@Q01 what might be thought', () => {
  it.each([
    'On pourrait croire que le Soleil tourne, mais c’est faux : c’est la Terre.',
    'On peut penser que le Soleil tourne, mais c’est faux : c’est la Terre.',
    'Les gens ont tendance à dire que le Soleil tourne, mais ils se trompent : c’est la Terre.',
    'J’aurais pu croire que le Soleil tourne, mais c’est faux : c’est la Terre.',
  ])('and is rejected is no answer: %s', text => {
    expect(withoutRejected(readAnswer(text).text)?.own).toBe("c'est la Terre.")
  })

  it('and is not rejected is its own', () => {
    expect(withoutRejected(readAnswer('On peut dire que la Terre tourne.').text)).toBeUndefined()
  })
})

const lower = (text: string) => text.replace(/^(?:\p{Lu}(?=\p{Ll}|['’]))/u, letter => letter.toLowerCase())
const bare = (text: string) => lower(plainText(text).trim()).replace(/\s*[.!]\s*$/, '')

/** One text question in thirteen: sixty of them, with the model answer and something false of the same chapter. */
const SAMPLE = library()
  .packs.flatMap(({ questions, facts }) =>
    questions
      .filter(({ expected }) => expected.kind === 'text')
      .map(question => ({ ...question, wrong: facts.find(({ truth }) => !truth)?.statement })),
  )
  .filter((_, n) => n % 13 === 0)
  .map(({ question, expected, modelAnswer, wrong }) => ({
    model: bare(modelAnswer),
    wrong: wrong === undefined ? undefined : bare(wrong),
    read: (text: string) => grade(expected, text, { question }).verdict,
  }))

describe('@Q01 model answers of sixty questions', () => {
  it.each<(model: string) => string>([
    model => `Certains disent que ${model}, mais c’est faux.`,
    model => `Mon frère pense que ${model} ; il se trompe.`,
    model => `On croit que ${model}, en réalité ce n’est pas vrai.`,
    model => `${model} ? Non.`,
    model => `Ma sœur dit : « ${model} ». Elle a tort.`,
    model => `On m’a dit que ${model}, je n’y crois pas.`,
    model => `L’idée que ${model} est fausse.`,
  ])('that somebody says wrongly are not right: %s', write => {
    expect(SAMPLE.length).toBeGreaterThanOrEqual(60)
    expect(SAMPLE.filter(({ read, model }) => read(write(model)) === 'correct').map(({ model }) => model)).toEqual([])
  })

  it.each<(wrong: string, model: string) => string>([
    (wrong, model) => `Certains disent que ${wrong}, mais c’est faux : ${model}.`,
    (wrong, model) => `Mon frère pense que ${wrong} ; il se trompe. ${model}.`,
    (wrong, model) => `On croit que ${wrong}, en réalité ${model}.`,
    (wrong, model) => `${wrong} ? Non. ${model}.`,
    (_, model) => `Contrairement à ce que dit mon frère, ${model}.`,
  ])('that are told against somebody are right: %s', write => {
    const told = SAMPLE.flatMap(({ wrong, model, read }) => (wrong === undefined ? [] : [read(write(wrong, model))]))
    expect(told.filter(verdict => verdict === 'incorrect' || verdict === 'partial')).toEqual([])
    expect(told.filter(verdict => verdict === 'correct').length).toBeGreaterThanOrEqual(0.95 * told.length)
  })

  it('are not right where all of them may be denied at the end', () => {
    const told = SAMPLE.filter(({ model, read }) => read(`${model}. On dit « moi », mais c’est faux.`) === 'correct')
    expect(told).toEqual([])
  })

  it('are right as they stand', () => {
    expect(SAMPLE.filter(({ read, model }) => read(model) !== 'correct')).toEqual([])
  })
})
