import { describe, expect, it } from 'vitest'
import { splitLead } from './lead.ts'

const explanations = [{ text: 'Avant tout.' }, { text: 'Un point.' }]
const answer = { explanations, examples: [], source: 'built-in' as const }
const place = { subject: 'Histoire', grade: '4ème', chapter: 'Un', lesson: 'Deux', section: null } as const

describe('what stands before the points of an answer', () => {
  it.each([
    ['a refusal', { kind: 'refusal' as const }],
    ['a second explanation', { kind: 'help' as const }],
    ['an answer of another lesson', { kind: 'answer' as const, reference: { ...place, elsewhere: true } }],
  ])('is said first in %s', (_, more) => {
    expect(splitLead({ ...answer, ...more })).toEqual({ lead: explanations[0], points: [explanations[1]] })
  })

  it.each([
    ['an answer of the lesson', { kind: 'answer' as const, reference: { ...place, elsewhere: false } }],
    ['an answer of before', {}],
    ['what a model wrote', { kind: 'help' as const, source: 'model' as const }],
    ['a single sentence', { kind: 'refusal' as const, explanations: explanations.slice(0, 1) }],
  ])('is nothing in %s', (_, more) => {
    const whole = { ...answer, ...more }
    expect(splitLead(whole)).toEqual({ points: whole.explanations })
  })
})
