import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../../generators/index.ts'
import { rng } from '../../generators/random.ts'
import type { Pack } from '../../pack.ts'
import { searchIndex } from '../../search.ts'
import { fold, stems } from '../../words.ts'
import { type Packs, packsAbout } from './lesson.ts'
import { messages } from './messages.ts'
import { isRelevantTwin } from './relevance.ts'

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

type Search = ReturnType<typeof searchIndex<Candidate>>
const searches = new WeakMap<Pack, Search>()
const indexCandidates = (pack: Pack): Search => {
  const search = searches.get(pack) ?? searchIndex([...madeUp(pack), ...written(pack)])
  searches.set(pack, search)
  return search
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** How many of the nearest exercises are looked at, the nearest first. */
const MAX_TRIED = 8

/**
 * The corrected exercise nearest to a question that shows how it is worked on: the same task about the same things. Undefined
 * when there is none: an exercise about something else misleads.
 */
export const twinFor = (question: string, context: string, packs: Packs, seed: number): Twin | undefined => {
  const asked = question.slice(0, MOST_LETTERS)
  const around = `${asked} ${context}`.slice(0, MOST_LETTERS)
  for (const pack of packsAbout(packs, around)) {
    for (const { passage } of indexCandidates(pack)(stems(around)).slice(0, MAX_TRIED)) {
      const twin = passage.make(seed)
      // The pupil's own question is not its twin.
      const isOther = !letters(around).includes(letters(twin.statement))
      if (isOther && isRelevantTwin(asked, twin.statement)) return twin
    }
  }
  return undefined
}
