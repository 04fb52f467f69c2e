import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { draw, type Item, numbered } from './deck.ts'
import { lesson, titleOf } from './lesson.ts'
import { type Context, interactive, type Rendered } from './module.ts'
import { spokenWords } from './spoken.ts'

type Card = Item & { front: string; back: string; said: string }

const wordsOf = (pack: Pack): Card[] =>
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

const questionsOf = (pack: Pack): Card[] =>
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
export const dialogCards = (context: Context): Rendered => {
  const { pack } = context
  const all = pack.lang === 'fr' ? [...wordsOf(pack), ...questionsOf(pack)] : wordsOf(pack)
  const cards = numbered('k', draw(context, all, 6))
  return interactive([
    {
      title: titleOf(pack),
      data: {
        engine: 'dialog-cards',
        lang: pack.lang,
        cards: cards.map(({ id, item: { front, back, said } }) => ({ id, front, back, said })),
      },
      key: { engine: 'dialog-cards', cards: Object.fromEntries(cards.map(({ id, item }) => [id, item.front])) },
      speech: cards.map(({ item }) => ({ text: item.said, lang: pack.lang })),
      uses: cards.map(({ item }) => item.id),
    },
  ])
}
