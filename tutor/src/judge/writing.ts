import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import { type Grade, grade } from '../grade/index.ts'
import type { KeyOf } from '../key.ts'
import { judgeCards } from './cards.ts'

type Of<E extends ActivityAnswer['engine']> = Extract<ActivityAnswer, { engine: E }>

const resultOf = ({ verdict, score, feedback }: Grade, parts: ActivityResult['parts']): ActivityResult => ({
  score,
  correct: verdict === 'correct',
  parts,
  feedback,
  verdict,
})

/** A free answer: its grade, the ideas that were found, the criteria to tick, and the model answer. */
export const judgeWriting = (key: KeyOf<'writing'>, { text }: Of<'writing'>): ActivityResult => {
  const { lang, spelling, question, given, mustUse, expected } = key
  const graded = grade(expected, text, { lang, spelling, question, given, mustUse })
  const ideas = expected.kind === 'text' ? (graded.parts ?? []) : []
  const parts = Object.fromEntries(ideas.map(({ label, correct }, n) => [`idea:${n}`, { correct, expected: label }]))
  const criteria = expected.kind === 'free' && { criteria: expected.criteria }
  return { ...resultOf(graded, parts), ...(key.model !== '' && { model: key.model }), ...criteria }
}

/** A dictated text: each word in order, with the kind of its error. */
export const judgeDictation = (key: KeyOf<'dictation'>, { text }: Of<'dictation'>): ActivityResult => {
  const graded = grade({ kind: 'dictation', text: key.text }, text)
  const words = (graded.parts ?? []).map(({ label, correct, note }, n): [string, ActivityResult['parts'][string]] => [
    `word:${n}`,
    { correct, expected: label, ...(note && { note }) },
  ])
  return { ...resultOf(graded, Object.fromEntries(words)), model: key.text }
}

/** Words that were said: read like words typed on a card, without minding the accents that nobody hears. */
export const judgeSpeech = ({ words, lang }: KeyOf<'speak'>, { said, rest }: Of<'speak'>): ActivityResult =>
  judgeCards({ engine: 'cards', cards: words, lang, spelling: false }, { engine: 'cards', typed: said, rest })
