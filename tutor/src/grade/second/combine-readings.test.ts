import { describe, expect, it } from 'vitest'
import type { DoubtKind } from '../text/doubts.ts'
import type { Verdict, Why } from '../text/judgement.ts'
import { combineReadings, type RuledAnswer } from './combine-readings.ts'
import type { CheckedReading } from './reading.ts'

const VERDICTS: Verdict[] = ['correct', 'partial', 'incorrect', 'to_review']
const WHYS: Why[] = [
  'non-answer',
  'question copied',
  'denied as a whole',
  'says both',
  'only asks',
  'off the subject',
  'nothing found',
  'contradicted',
  'doubted',
  'ideas missing',
  'bare list',
  'hedged',
  'all ideas',
]
const SOFT: DoubtKind[] = ['opposite', 'turned word', 'exchanged']
const HARD: DoubtKind[] = [
  'denied',
  'idea denied',
  'affirmed',
  'crossed',
  'turned round',
  'claim opposite',
  'exchanged denial',
  'exchanged number',
  'exchanged opposite',
  'number',
  'other decision',
  'contradiction',
  'misconception',
  'known error',
  'other question',
  'padding',
  'orders',
]
const DOUBTS: DoubtKind[][] = [[], ...[...SOFT, ...HARD].map(kind => [kind]), ...HARD.map(kind => [...SOFT, kind])]
const STATUSES = ['said', 'contradicted', 'absent'] as const
const READINGS: (CheckedReading | undefined)[] = [
  undefined,
  ...STATUSES.flatMap(one => STATUSES.map(other => [one, other])),
]

type Case = { ruled: RuledAnswer; first: CheckedReading | undefined; second: CheckedReading | undefined; to: Verdict }
const cases: Case[] = VERDICTS.flatMap(verdict =>
  WHYS.flatMap(why =>
    DOUBTS.flatMap(kinds =>
      READINGS.flatMap(first =>
        READINGS.map(second => {
          const ruled = { verdict, why, doubts: kinds.map(kind => ({ kind })) }
          return { ruled, first, second, to: combineReadings(ruled, first, second) }
        }),
      ),
    ),
  ),
)
const show = ({ ruled, first, second, to }: Case) =>
  `${ruled.verdict} (${ruled.why}, ${ruled.doubts.map(({ kind }) => kind).join('+')}) + ${first} + ${second} = ${to}`
/** Cases that break a rule, a few of them. */
const broken = (rule: (one: Case) => boolean) =>
  cases
    .filter(one => !rule(one))
    .slice(0, 5)
    .map(show)
const same = ({ first, second }: Case) => first !== undefined && second !== undefined && `${first}` === `${second}`
const changed = ({ ruled, to }: Case) => ruled.verdict !== to

describe('two readings beside the rules, in all cases', () => {
  it('change nothing when the first cannot be relied on', () => {
    expect(broken(one => one.first !== undefined || !changed(one))).toEqual([])
  })

  it('never make a right answer wrong', () => {
    expect(broken(({ ruled, to }) => ruled.verdict !== 'correct' || to !== 'incorrect')).toEqual([])
  })

  it('leave what is partly right as it is', () => {
    expect(broken(one => one.ruled.verdict !== 'partial' || !changed(one))).toEqual([])
  })

  it('never lift what is wrong by rule, but to a comparison when it was only off the subject', () => {
    const isAllowed = ({ ruled, to }: Case) => ruled.why === 'off the subject' && to === 'to_review'
    expect(broken(one => one.ruled.verdict !== 'incorrect' || !changed(one) || isAllowed(one))).toEqual([])
  })

  it('call right only what is open, said whole in both, and doubted by no hard rule', () => {
    const isHard = ({ ruled }: Case) => ruled.doubts.some(({ kind }) => HARD.includes(kind))
    const isEarned = (one: Case) =>
      one.ruled.verdict === 'to_review' &&
      ['nothing found', 'doubted'].includes(one.ruled.why) &&
      !isHard(one) &&
      same(one) &&
      one.first?.every(status => status === 'said') === true
    expect(broken(one => one.ruled.verdict === 'correct' || (one.to === 'correct') === isEarned(one))).toEqual([])
  })

  it('change nothing where they disagree, but for a right answer that one of them contradicts', () => {
    const isTakenBack = ({ ruled, first, to }: Case) =>
      ruled.verdict === 'correct' && to === 'to_review' && first?.includes('contradicted') === true
    expect(broken(one => same(one) || !changed(one) || isTakenBack(one))).toEqual([])
  })

  it('lower nothing for what an answer does not say', () => {
    const isSilent = ({ first }: Case) => first?.includes('contradicted') === false
    const rank = { incorrect: 0, to_review: 1, partial: 2, correct: 3 }
    expect(broken(one => !isSilent(one) || rank[one.to] >= rank[one.ruled.verdict])).toEqual([])
  })
})

describe('two readings that agree', () => {
  const read = (verdict: Verdict, why: Why, ...reading: CheckedReading) =>
    combineReadings({ verdict, why, doubts: [] }, reading, reading)
  it.each<[Verdict, Why, CheckedReading, Verdict]>([
    ['correct', 'all ideas', ['said', 'contradicted'], 'partial'],
    ['correct', 'all ideas', ['contradicted', 'absent'], 'to_review'],
    ['correct', 'all ideas', ['absent', 'absent'], 'correct'],
    ['to_review', 'nothing found', ['said', 'said'], 'correct'],
    ['to_review', 'nothing found', ['said', 'absent'], 'partial'],
    ['to_review', 'nothing found', ['said', 'contradicted'], 'partial'],
    ['to_review', 'nothing found', ['contradicted', 'absent'], 'incorrect'],
    ['to_review', 'nothing found', ['absent', 'absent'], 'to_review'],
    ['to_review', 'only asks', ['said', 'said'], 'to_review'],
    ['incorrect', 'off the subject', ['said', 'absent'], 'to_review'],
    ['incorrect', 'non-answer', ['said', 'said'], 'incorrect'],
  ])('make %s (%s) with %j %s', (verdict, why, reading, expected) => {
    expect(read(verdict, why, ...reading)).toBe(expected)
  })
})
