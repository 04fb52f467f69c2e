import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import { phraseOf } from '../grade/text/match.ts'
import type { KeyOf } from '../key.ts'
import { holds, type Tell } from './tell.ts'

type Free = KeyOf<'writing' | 'dictation' | 'speak'>

/** What a pupil who knows the lesson could write. */
const rightText = ({ expected, mustUse }: KeyOf<'writing'>): string => {
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

/** Right is right, an essay is nobody's business but the writer's. */
export const isWellJudged = ({ expected }: KeyOf<'writing'>, result: ActivityResult | undefined): boolean => {
  const verdict = result && 'verdict' in result ? result.verdict : undefined
  if (expected.kind === 'free') return verdict === 'to_review' && result?.correct === false
  if (expected.kind === 'definition') return verdict === 'correct' || verdict === 'to_review'
  // Scientific writing is asked of some numbers, and the key holds the number only.
  if (expected.kind === 'number' && expected.form === 'scientific')
    return verdict === 'correct' || verdict === 'partial'
  return result?.score === 1 && result.correct
}

/** Neither the question nor its help holds the words that are asked for. */
export const tellWords: Tell = (data, key) => {
  if (data.engine === 'writing' && key.engine === 'writing') {
    const { given: _given, source: _source, ...shown } = data
    const { expected } = key
    if (expected.kind !== 'exact' && expected.kind !== 'translation') return []
    return expected.accepted.map(
      text => holds(JSON.stringify(shown), text) && `the question tells its answer: ${text} (${shown.question})`,
    )
  }
  if (data.engine === 'speak' && key.engine === 'speak')
    return data.items.map(
      ({ id, prompt, hint }) =>
        holds(`${prompt} ${hint ?? ''}`, lookup(key.words, id)?.[0] ?? '') &&
        `tells the word to say: ${lookup(key.words, id)?.[0]}`,
    )
  if (data.engine === 'dictation' && key.engine === 'dictation')
    return [JSON.stringify(data).includes(key.text.slice(0, 20)) && 'the dictation is written on the screen']
  return []
}
