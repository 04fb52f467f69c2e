import { PLACES } from '../../shared/src/catalogue/distress/features.ts'
import { MOST_STEPS } from '../../shared/src/catalogue/distress/packed-weights.ts'
import { readAnswers, readExample, readLessons } from './examples.ts'
import { type Example, learn, makeShuffle, relearn, selectPlaces, weighText } from './learn.ts'

/** Chosen with `cross-validate.ts`, which leaves out one author after the other. */
const SETTINGS = { size: PLACES, cost: 6 }
const KEPT = 24_000
const FINENESS = 0.6
const THRESHOLD = 0
const LESSON = 1
/** So many harmless texts are learnt from at first, and of all the others those that sound more like distress than this. */
const FIRST = 10_000
const DOUBTFUL = -0.8
/** What is still decided wrongly, or nearly, counts so much more in the next round. */
const ROUNDS = 3
const NEAR = 0.1
const MORE = 2.5

export type Model = { steps: number[]; step: number; bias: number }

/** Lessons, homework and answers: none of them is distress. */
export function readHarmless(): Example[] {
  const lessons = makeShuffle(3)(readLessons()).map(text => readExample(text, false, LESSON))
  return [...readAnswers().map(text => readExample(text, false, 1)), ...lessons]
}

/** The weights in steps, few enough to be written small. */
function toModel(weights: Float64Array): Model {
  const places = weights.subarray(0, PLACES)
  const used = places.filter(weight => weight !== 0)
  const step = FINENESS * Math.sqrt(used.reduce((sum, weight) => sum + weight ** 2, 0) / Math.max(1, used.length))
  const steps = [...places].map(weight => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step))))
  return { steps, step, bias: (weights[PLACES] ?? 0) - THRESHOLD }
}

/** The weights as the browser has them. */
export const toWeights = ({ steps, step, bias }: Model): Float64Array =>
  Float64Array.from([...steps.map(one => one * step), bias])

/** A model from labelled examples, and of the harmless ones from those that need it. */
export function learnModel(labelled: readonly Example[], harmless: readonly Example[]): Model {
  const examples = [...labelled, ...harmless.slice(0, FIRST)]
  let others = harmless.slice(FIRST)
  /** Whatever of the others sounds more like distress than that is learnt from too. */
  const learnAbove = (weights: Float64Array, limit: number) => {
    examples.push(...others.filter(example => weighText(weights, example) > limit))
    others = others.filter(example => weighText(weights, example) <= limit)
  }
  const start = learn(examples, SETTINGS)
  learnAbove(start, DOUBTFUL)
  const full = relearn(examples, start, SETTINGS)
  const isKept = selectPlaces(examples, full, KEPT)
  let model = toModel(relearn(examples, full, SETTINGS, isKept))
  for (let round = 0; round < ROUNDS; round++) {
    const weights = toWeights(model)
    learnAbove(weights, -NEAR)
    const weighed = examples.map(example => {
      const likelihood = weighText(weights, example)
      const isWrong = example.isDistress ? likelihood < NEAR : likelihood > -NEAR
      return isWrong ? { ...example, importance: example.importance * MORE } : example
    })
    examples.splice(0, examples.length, ...weighed)
    model = toModel(relearn(examples, weights, SETTINGS, isKept))
  }
  return model
}
