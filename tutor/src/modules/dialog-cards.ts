import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw, type Item } from './deck.ts'
import { lesson, subjectTitle } from './lesson.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { spokenWords } from './spoken.ts'

type Card = Item & { front: string; back: string; said: string }

const listWords = (pack: Pack): Card[] =>
  pack.terms.map(term => {
    const front = pack.lang === 'fr' ? messages.whatIs(term.term) : `**${term.term}**`
    return {
      id: `term:${term.id}`,
      text: `${term.term} ${term.definition}`,
      front,
      back: lesson.meaning(term),
      said: spokenWords(pack.lang === 'fr' ? front : term.term),
    }
  })

const listQuestions = (pack: Pack): Card[] =>
  pack.questions
    .filter(question => question.mode === 'short' || question.mode === 'open')
    .map(question => ({
      id: `question:${question.id}`,
      text: question.question,
      front: question.question,
      back: question.modelAnswer,
      said: spokenWords(question.question),
      difficulty: question.difficulty,
    }))

/** Cards to turn over: words in a foreign language, words and questions in any other subject. */
export const pickDialogCards = (context: Context): Picked<MaterialFor<'dialog-cards'>>[] => {
  const { pack } = context
  const all = pack.lang === 'fr' ? [...listWords(pack), ...listQuestions(pack)] : listWords(pack)
  const cards = draw(context, all, 6)
  return [
    {
      material: {
        title: subjectTitle(pack),
        lang: pack.lang,
        cards: cards.map(({ front, back, said }) => ({ front, back, said })),
      },
      uses: cards.map(({ id }) => id),
    },
  ]
}
