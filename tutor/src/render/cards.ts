import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { draw, numbered } from './deck.ts'
import { titleOf } from './lesson.ts'
import { mask } from './mask.ts'
import { type Context, interactive, type Rendered } from './module.ts'

type Term = Pack['terms'][number]

const namesOf = (term: Term) => [term.term, ...term.synonyms]

/** A foreign word is asked for by its translation, any other term by its definition. */
const frontOf = (pack: Pack, term: Term) =>
  pack.lang !== 'fr' && term.translation ? term.translation : mask(term.definition, namesOf(term))

const hintOf = (term: Term) =>
  term.example ? mask(term.example, namesOf(term)) : messages.firstLetter(term.term.slice(0, 1), term.term.length)

/** Terms to recall and type. Two terms behind the same front are both right. */
export const flashcards = (context: Context): Rendered => {
  const { pack, wish } = context
  const terms = pack.terms.map(term => ({
    id: `term:${term.id}`,
    text: `${term.term} ${term.definition}`,
    front: frontOf(pack, term),
    term,
  }))
  const cards = numbered('k', draw(context, terms, 6))
  const accepted = (front: string) => terms.filter(other => other.front === front).flatMap(other => namesOf(other.term))
  return interactive([
    {
      title: titleOf(pack),
      data: {
        engine: 'cards',
        cards: cards.map(({ id, item }) => ({
          id,
          front: item.front,
          ...(wish.difficulty === 'hard' ? {} : { hint: hintOf(item.term) }),
        })),
      },
      key: {
        engine: 'cards',
        cards: Object.fromEntries(
          cards.map(({ id, item }) => [id, [...new Set([...namesOf(item.term), ...accepted(item.front)])]]),
        ),
        lang: pack.lang,
        spelling: pack.subject === 'Français',
      },
      uses: cards.map(({ item }) => item.id),
    },
  ])
}
