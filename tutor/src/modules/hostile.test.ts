import { ActivityAnswer } from '@ariane/activities/shape'
import { answerRight, answerWrong } from '@ariane/activities/simulated-pupil'
import { PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { gradeAnswer } from '../grade/answer.ts'
import { library } from '../library.ts'
import { Pack } from '../pack.ts'
import { renderModule } from './index.ts'

const NASTY = [
  '<script>top.hacked=1</script>',
  '[x](javascript:alert(1))',
  '__proto__',
  'constructor',
  '$\\href{javascript:1}{a}$',
]
const PLACING = PLAYABLE_TYPES.filter(type =>
  /^(CATEG|CORRESP|COLUMN|SCALE|TABLE|IMAGE|SORT_|MEMORY|MARK|SENTENCE_SEL|CHOOSE|QUESTION_SET)/.test(type),
)

const [first] = library().packs
if (!first) throw new Error('no pack')
const nasty = (n: number) => `${NASTY[n % NASTY.length]}${n < NASTY.length ? '' : ` ${n}`}`

/** A pack that passes its schema with such words wherever a pupil may read one. */
const hostile = Pack.parse({
  ...first,
  terms: first.terms.map((term, n) => ({ ...term, term: nasty(n), definition: `${nasty(n + 5)} ?`, synonyms: [] })),
  facts: first.facts.map((fact, n) => ({ ...fact, statement: nasty(n), correction: `${nasty(n)}.`, why: nasty(n) })),
  sequences: [{ id: 's', title: nasty(0), steps: NASTY }],
  categories: [
    {
      id: 'c',
      title: nasty(1),
      groups: [
        { label: '__proto__', items: NASTY.slice(0, 2) },
        { label: 'constructor', items: NASTY.slice(2) },
      ],
    },
  ],
  pairs: [{ id: 'p', title: nasty(0), pairs: NASTY.slice(0, 4).map((text, n) => [text, `${text} ${n}`]) }],
  tables: [
    { id: 't', title: nasty(0), columns: NASTY.slice(0, 2), rows: [0, 1, 2].map(n => [nasty(n), nasty(n + 9)]) },
  ],
  texts: [
    {
      id: 't',
      title: nasty(0),
      source: nasty(1),
      publicDomain: false,
      body: `${NASTY.join('. Et ')}. `.repeat(4),
      mark: { instruction: nasty(1), words: ['constructor', '__proto__'] },
    },
  ],
  notions: undefined,
  corrections: NASTY.map((text, n) => ({ id: `k${n}`, wrong: text, right: `${text}!`, rule: text })),
})

describe('a pack with hostile words', () => {
  it.each(PLACING)('gives a %s like any other, which is judged as any other', type => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    for (const seed of [1, 2, 3]) {
      const { activity, solutions } = renderModule(type, hostile, seed, '')
      expect(Object.keys(solutions).length).toBeGreaterThan(0)
      for (const [id, one] of Object.entries(solutions)) {
        expect(activity?.[id]?.engine).toBe(one.engine)
        if (!['categorize', 'grid', 'table', 'memory', 'mark'].includes(one.engine)) continue
        const wrong = answerWrong(one, 'zzz')
        expect(gradeAnswer(one, ActivityAnswer.parse(answerRight(one)))).toMatchObject({ correct: true })
        expect(gradeAnswer(one, ActivityAnswer.parse(wrong))).toMatchObject({ correct: false, score: 0 })
      }
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Object.hasOwn({}, 'hacked')).toBe(false)
  })

  it('is refused when a text is endless or a part is nested where it should not be', () => {
    const long = 'x'.repeat(5 * 2 ** 20)
    expect(Pack.safeParse({ ...first, terms: [{ ...first.terms[0], term: long }] }).success).toBe(false)
    let deep: unknown = 'x'
    for (let n = 0; n < 5000; n++) deep = [deep]
    expect(Pack.safeParse({ ...first, categories: deep }).success).toBe(false)
    expect(Pack.safeParse({ ...first, extra: deep }).success).toBe(false)
  })
})

describe('a hostile answer', () => {
  const read = (json: string) => ActivityAnswer.safeParse(JSON.parse(json))

  it('of endless texts or with nested parts is refused', () => {
    const long = 'x'.repeat(5 * 2 ** 20)
    expect(read(`{"engine":"table","cells":{"r1c1":"${long}"}}`).success).toBe(false)
    expect(read(`{"engine":"mark","marked":["${long}"]}`).success).toBe(false)
    expect(read(`{"engine":"memory","pairs":${'{"a":'.repeat(3000)}"b"${'}'.repeat(3000)}}`).success).toBe(false)
    expect(ActivityAnswer.safeParse({ engine: 'mark', marked: Array(401).fill('w1') }).success).toBe(false)
  })

  it('with names of an object’s own properties places nothing', () => {
    for (const engine of ['categorize', 'grid'] as const) {
      const answer = read(`{"engine":"${engine}","places":{"__proto__":"g1","constructor":"g1"}}`)
      const solution = { engine, groups: { i1: 'g1' }, labels: { g1: 'G' } }
      expect(answer.data && gradeAnswer(solution, answer.data)).toMatchObject({ score: 0 })
    }
    expect(Object.hasOwn(Object.prototype, 'g1')).toBe(false)
  })
})
