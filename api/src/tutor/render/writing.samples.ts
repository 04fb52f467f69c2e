import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { expect } from 'vitest'
import { phraseOf } from '../grade/text/match.ts'
import type { AnswerKey } from '../key.ts'
import { fold } from '../words.ts'

type Free = Extract<AnswerKey, { engine: 'writing' | 'dictation' | 'speak' }>
type Writing = Extract<AnswerKey, { engine: 'writing' }>

/** What a pupil who knows the lesson could write. */
const rightText = ({ expected, mustUse }: Writing): string => {
  switch (expected.kind) {
    case 'number':
      return [expected.value, expected.unit].filter(Boolean).join(' ')
    case 'algebra':
      return expected.expression
    case 'equation':
      return expected.solutions.map(solution => `x = ${solution}`).join(' ou ')
    case 'exact':
    case 'translation':
      return expected.accepted[0] ?? ''
    case 'text':
      return expected.ideas.map(({ anyOf }) => `${anyOf.find(phrase => phraseOf(phrase).words.length > 0)}.`).join(' ')
    case 'definition':
      return expected.definition
    default:
      return [...mustUse, ...Array.from({ length: 200 }, () => 'mot')].join(' ')
  }
}

export const answered = (key: Free): ActivityAnswer => {
  if (key.engine === 'dictation') return { engine: 'dictation', text: key.text }
  if (key.engine === 'writing') return { engine: 'writing', text: rightText(key) }
  return {
    engine: 'speak',
    said: Object.fromEntries(Object.entries(key.words).map(([id, words]) => [id, words[0] ?? ''])),
  }
}

export const misanswered = (key: Free): ActivityAnswer =>
  key.engine === 'speak'
    ? { engine: 'speak', said: Object.fromEntries(Object.keys(key.words).map(id => [id, 'zzz'])) }
    : { engine: key.engine, text: 'zzz' }

/** Scientific writing is asked of some numbers, and the key holds the number only. */
const isLessSure = (key: Free) =>
  key.engine === 'writing' && key.expected.kind === 'number' && key.expected.form === 'scientific'

/** Right is right, an essay is nobody's business but the writer's. */
export const expectWellJudged = (key: Free, result: ActivityResult | undefined) => {
  if (key.engine === 'writing' && key.expected.kind === 'free')
    return expect(result).toMatchObject({ verdict: 'to_review', correct: false, criteria: key.expected.criteria })
  if (key.engine === 'writing' && key.expected.kind === 'definition')
    return expect(['correct', 'to_review']).toContain(result?.verdict)
  if (isLessSure(key)) return expect(['correct', 'partial']).toContain(result?.verdict)
  return expect(result).toMatchObject({ score: 1, correct: true })
}

/** Neither the question nor its help holds the words that are asked for. */
export const expectNoAnswerTold = (data: ActivityData, key: AnswerKey) => {
  if (data.engine === 'writing' && key.engine === 'writing') {
    const { given: _given, source: _source, ...shown } = data
    const told = ` ${fold(JSON.stringify(shown)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const { expected } = key
    if (expected.kind !== 'exact' && expected.kind !== 'translation') return
    for (const text of expected.accepted) {
      const words = fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      if (words.length > 3) expect(told).not.toContain(` ${words} `)
    }
  }
  if (data.engine === 'speak' && key.engine === 'speak') {
    for (const { id, prompt, hint } of data.items) {
      const told = ` ${fold(`${prompt} ${hint ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
      const [word = ''] = key.words[id] ?? []
      if (word.length > 3) expect(told).not.toContain(` ${fold(word)} `)
    }
  }
  if (data.engine === 'dictation' && key.engine === 'dictation')
    expect(JSON.stringify(data)).not.toContain(key.text.slice(0, 20))
}
