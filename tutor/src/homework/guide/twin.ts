import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../../generators/index.ts'
import { rng } from '../../generators/random.ts'
import type { Pack } from '../../pack.ts'
import { searchIndex } from '../../search.ts'
import { fold, stems } from '../../words.ts'
import { type Packs, packAbout } from './lesson.ts'
import { messages } from './messages.ts'

type Twin = { statement: string; steps: string[] }
/** `words` is what a candidate is found by; the exercise itself is made when it is chosen. */
type Candidate = { words: string; weight: number; make: (seed: number) => Twin }

/** A new exercise has other numbers than the book's, so it is taken where both fit. */
const MADE_UP_FIRST = 1.2
const MOST_LETTERS = 1000

const written = (pack: Pack): Candidate[] =>
  pack.questions.map(({ question, steps, modelAnswer, course }) => ({
    words: `${question} ${question} ${course}`,
    weight: 1,
    make: () => ({ statement: question, steps: [...steps, messages.twinAnswer(modelAnswer)] }),
  }))

const madeUp = (pack: Pack): Candidate[] =>
  pack.generators.flatMap(({ name, params }) => {
    const generator = lookup(generators, name)
    if (!generator) return []
    const { statement, hint } = generator(rng(1), params)
    return [
      {
        words: `${statement} ${statement} ${hint} ${name.replaceAll('-', ' ')}`,
        weight: MADE_UP_FIRST,
        make: (seed: number) => {
          const exercise = generator(rng(seed), params)
          return {
            statement: exercise.statement,
            steps: [...exercise.steps, messages.twinAnswer(exercise.answer)],
          }
        },
      },
    ]
  })

type Stock = { candidates: Candidate[]; search: ReturnType<typeof searchIndex<Candidate>> }
const stocks = new WeakMap<Pack, Stock>()
const indexCandidates = (pack: Pack): Stock => {
  const known = stocks.get(pack)
  if (known) return known
  const candidates = [...madeUp(pack), ...written(pack)]
  const stock = { candidates, search: searchIndex(candidates) }
  stocks.set(pack, stock)
  return stock
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The corrected exercise of the lesson that is nearest to a question; undefined when no lesson speaks of it. */
export const twinFor = (question: string, packs: Packs, seed: number): Twin | undefined => {
  const asked = question.slice(0, MOST_LETTERS)
  const pack = packAbout(packs, asked)
  if (!pack) return undefined
  const { candidates, search } = indexCandidates(pack)
  const found = search(stems(asked)).map(({ passage }) => passage)
  const other = candidates[Math.abs(seed) % Math.max(1, candidates.length)]
  const order = [...found.slice(0, 2), ...(other ? [other] : [])]
  // The pupil's own question is not its twin.
  return order.map(({ make }) => make(seed)).find(({ statement }) => !letters(asked).includes(letters(statement)))
}
