import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw, type Item } from './deck.ts'
import { headline } from './headline.ts'
import { lesson } from './lesson.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { spokenWords } from './spoken.ts'
import { leavesQuestions } from './stocks.ts'

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

const USUAL_CARDS = 6
/** So many words make a module where the questions are left to be asked. */
const LEAST_WORDS = 2

/** Cards to turn over: words, and questions where the path has shown too many of the words. */
export const pickDialogCards = (context: Context): Picked<MaterialFor<'dialog-cards'>>[] => {
  const { pack, seen, wish } = context
  const words = listWords(pack)
  const count = Math.min(USUAL_CARDS, wish.count ?? USUAL_CARDS)
  const fresh = words.filter(({ id }) => !seen.has(id)).length
  const enough = pack.lang !== 'fr' || fresh >= (leavesQuestions(context) ? Math.min(LEAST_WORDS, count) : count)
  const cards = draw(context, enough ? words : [...words, ...listQuestions(pack)], USUAL_CARDS)
  return [
    {
      material: {
        title: headline(context, messages.cardsToTurn),
        lang: pack.lang,
        cards: cards.map(({ front, back, said }) => ({ front, back, said })),
      },
      uses: cards.map(({ id }) => id),
    },
  ]
}
