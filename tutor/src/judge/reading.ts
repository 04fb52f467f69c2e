import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { AnswerKey, KeyOf } from '../key.ts'
import { isReadOnly } from '../key-reading.ts'
import { messages } from '../messages.ts'

type Of<E extends ActivityAnswer['engine']> = Extract<ActivityAnswer, { engine: E }>

const done = (feedback: string): ActivityResult => ({ score: 1, correct: true, parts: {}, feedback })

/** The pupil's own word on each card: it is no mark, and says what to see again. */
const cards = ({ cards }: KeyOf<'dialog-cards'>, { known }: Of<'dialog-cards'>): ActivityResult => {
  const fronts = Object.entries(cards)
  const again = fronts.filter(([id]) => lookup(known, id) !== true).map(([, front]) => front)
  return done(messages.cards(fronts.length - again.length, fronts.length, again))
}

/** How fast it was, without a word on how fast it should be. */
const pace = ({ words }: KeyOf<'speed-reading'>, { seconds }: Of<'speed-reading'>): ActivityResult =>
  done(seconds === null || seconds < 1 ? messages.readFreely : messages.readIn(words, Math.round(seconds)))

/** The last word on a chapter that is only read; undefined when it is another one. */
export const judgeReading = (key: AnswerKey, answer: ActivityAnswer): ActivityResult | undefined => {
  if (key.engine === 'dialog-cards' && answer.engine === 'dialog-cards') return cards(key, answer)
  if (key.engine === 'speed-reading' && answer.engine === 'speed-reading') return pace(key, answer)
  return key.engine === answer.engine && isReadOnly(key.engine) ? done(messages.read) : undefined
}
