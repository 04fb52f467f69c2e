import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { type Choice, pickedChoices } from './choice.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'
import { listTerms } from './terms.ts'

const MIN_OPTIONS = 3
const MAX_OPTIONS = 4

/** Questions for the word that a meaning stands for, among words of the lesson, taught already or not. */
export const listMeanings = ({ pack, random }: Context, terms: Pack['terms']): Choice[] => {
  const asked = new Set(pack.terms.map(({ id }) => `term:${id}`))
  const all = listTerms({ ...pack, terms })
  const sayMeaning = (word: string) => {
    const meant = all.find(({ words }) => words[0] === word)?.front
    return meant && messages.meaningWas(word, meant.replace(/\.?$/, '.'))
  }
  return all.flatMap(({ id, text, front, words }): Choice[] => {
    const [word] = words
    const others = all.filter(one => one.front !== front).map(one => one.words[0])
    const wrong = [...new Set(others)].filter(other => !words.includes(other))
    const options = [word, ...shuffle(random, wrong).slice(0, MAX_OPTIONS - 1)]
    if (!asked.has(id) || options.length < MIN_OPTIONS) return []
    return [
      {
        id,
        text,
        stem: messages.whichWord(front.replace(/\.$/, '')),
        options: options.map(option => ({
          text: option,
          correct: option === word,
          ...(option !== word && { feedback: sayMeaning(option) }),
        })),
        why: sentences(messages.meaningWas(word, front)),
      },
    ]
  })
}

export const pickMeanings = (context: Context, terms: Pack['terms']): Picked<MaterialFor<'quiz'>>[] =>
  pickedChoices(draw(context, listMeanings(context, terms), 3), messages.question)
