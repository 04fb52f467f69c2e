import { describe, expect, it } from 'vitest'
import { grade } from '../../../grade/index.ts'
import { make } from '../../testing/exercises.ts'

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1)
const makeAll = (name: string, params: Record<string, unknown> = {}) => SEEDS.map(seed => make(name, seed, params))
const listAccepted = (name: string) =>
  makeAll(name).map(({ expected }) => (expected.kind === 'exact' ? expected.accepted : []))

describe('endings of adjectives', () => {
  const sentences = listAccepted('de-adjective-fill').map(accepted => accepted.at(-1) ?? '')

  // The tables of the lesson, read off what stands before the adjective.
  it.each([
    ['ein junger Mann', /\bDas ist ein (\S+) (?:Mann|Hund|Rock|Freund|Tisch)\./, 'er'],
    ['ein kleines Kind', /\b(?:Das ist|Ich sehe) ein (\S+) (?:Haus|Kind|Auto|Buch|Pferd)\./, 'es'],
    ['eine junge Frau', /\b(?:Das ist|Ich sehe) eine (\S+) /, 'e'],
    ['der junge Mann', /\bDas ist (?:der|die|das) (\S+) /, 'e'],
    ['den jungen Mann', /\bIch sehe (?:den|einen) (\S+) /, 'en'],
    ['mit der jungen Frau', /\bmit \S+ (\S+) /, 'en'],
    ['die jungen Leute', /\bDas sind \S+ (\S+) /, 'en'],
  ])('follow « %s »', (_, pattern, ending) => {
    const adjectives = sentences.flatMap(text => pattern.exec(text)?.[1] ?? [])
    expect(adjectives.length).toBeGreaterThan(2)
    const long = adjectives.map(text => /(?:e|en|er|es)$/.exec(text.replace(/^\p{L}{3}/u, ''))?.[0])
    expect(new Set(long)).toEqual(new Set([ending]))
  })

  it('leave one article only that fits « … alter Mann »', () => {
    const statements = makeAll('de-adjective-article').map(({ statement }) => statement)
    expect(statements.filter(text => /(?:Frau|Katze|Tasche|Lampe|Jacke)\./.test(text))).toEqual([])
  })
})

describe('infinitives with zu', () => {
  it('have zu inside where the verb has a particle', () => {
    const answers = new Set(makeAll('de-zu-inside').map(({ answer }) => answer))
    expect(answers).toEqual(
      new Set(['aufzustehen', 'anzurufen', 'mitzukommen', 'aufzuräumen', 'zuzumachen', 'aufzumachen', 'fernzusehen']),
    )
  })

  it('never follow a modal verb, möchte or werden', () => {
    const right = makeAll('de-zu-correct').map(({ answer }) => answer)
    expect(right.filter(text => /^Ich (?:will|muss|kann|möchte|werde) .*\bzu \p{L}+\.$/u.test(text))).toEqual([])
  })
})

describe('the order of words', () => {
  it('calls a subject that comes late wrong only where it is a pronoun', () => {
    const wrong = makeAll('de-order-groups').flatMap(({ distractors }) => distractors)
    expect(wrong.filter(text => /^(?:Am )?\p{L}+ \p{Ll}+ .* (?:Bruder|Kinder|Oma|Lena)\.$/u.test(text))).toEqual([])
  })

  it('takes the moment behind the rest where the subject comes first', () => {
    const [one] = makeAll('de-order-move').filter(({ answer }) => answer === 'Ich spiele heute Tennis.')
    const verdicts = ['Ich spiele heute Tennis.', 'Ich spiele Tennis heute', 'Ich heute spiele Tennis.'].map(
      text => one && grade(one.expected, text, { question: one.statement, lang: 'de' }).verdict,
    )
    expect(verdicts).toEqual(['correct', 'correct', 'partial'])
  })

  it('has no second mistake that is true too', () => {
    const named = makeAll('de-order-mistake').map(({ answer, statement }) => [answer, statement] as const)
    const commas = named.filter(
      ([answer, statement]) => /virgule/.test(answer) !== /« [^»]*,/.test(statement.replaceAll('\u00a0', ' ')),
    )
    expect(commas).toEqual([])
  })
})
