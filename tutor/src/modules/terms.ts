import type { MaterialFor } from '@ariane/activities/api'
import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { headline } from './headline.ts'
import { mask } from './mask.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { spokenWords } from './spoken.ts'

type Words = [string, ...string[]]

/**
 * The terms with their accepted words, and what stands before each: a foreign word is asked for by its translation, any
 * other term by its definition. Two terms behind the same front are both right.
 */
export const listTerms = (pack: Pack) => {
  const terms = pack.terms.map(term => {
    const words: Words = [term.term, ...term.synonyms]
    const front = pack.lang !== 'fr' && term.translation ? term.translation : mask(term.definition, words)
    return {
      id: `term:${term.id}`,
      text: `${term.term} ${term.definition}`,
      front,
      words,
      clue: term.example ? mask(term.example, words) : undefined,
    }
  })
  return terms.map(term => {
    const others = terms.filter(({ front }) => front === term.front).flatMap(({ words }) => words)
    return { ...term, words: [...term.words, ...others] as const }
  })
}

/** Terms to recall and type. */
export const pickFlashcards = (context: Context): Picked<MaterialFor<'cards'>>[] => {
  const { pack, wish } = context
  const terms = draw(context, listTerms(pack), 6)
  return [
    {
      material: {
        title: headline(context, messages.tableOfTerms),
        cards: terms.map(({ front, words, clue }) => ({ front, words, clue })),
        hints: wish.difficulty !== 'hard',
        lang: pack.lang,
        spelling: pack.subject === 'Français',
      },
      uses: terms.map(({ id }) => id),
    },
  ]
}

/** Terms to say. */
export const pickSpokenTerms = (context: Context): Picked<MaterialFor<'speak'>>[] => {
  const { pack, wish } = context
  const terms = draw(context, listTerms(pack), 5)
  return [
    {
      material: {
        title: headline(context, messages.wordsToSay),
        lang: pack.lang,
        items: terms.map(({ front, words, clue }) => ({
          prompt: front,
          said: spokenWords(front).slice(0, MAX_SPEECH_CHARS),
          words,
          ...(wish.difficulty !== 'hard' && { hint: clue }),
        })),
      },
      uses: terms.map(({ id }) => id),
    },
  ]
}
