import { listContext, listFeatures } from './features.ts'
import { splitText } from './normalise.ts'
import { BIAS, STEP, WEIGHTS, ZERO } from './weights.ts'

/** As many words as a sentence of a pupil has; a longer text is weighed part by part. */
const MAX_WORDS = 24

const weigh = (words: readonly string[], context: readonly string[]): number => {
  const features = listFeatures(words, context)
  const sum = features.reduce((all, place) => all + WEIGHTS.charCodeAt(place) - ZERO, 0)
  return BIAS + (sum * STEP) / Math.sqrt(Math.max(1, features.length))
}

/** A clause of a long sentence with those that follow, as far as a sentence goes. */
function listRuns(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    const last = parts.at(-1)
    if (word === '.' || !last || last.length > MAX_WORDS) parts.push(word === '.' ? [] : [word])
    else last.push(word)
  }
  const full = parts.filter(part => part.length > 0)
  return full.map((_, start) => {
    const run = ['.']
    for (const part of full.slice(start)) {
      if (run.length > 1 && run.length + part.length > MAX_WORDS) break
      run.push(...part, '.')
    }
    return run
  })
}

/** What is weighed of a text: the whole of a short one, and each of its sentences. */
export function listWindows(text: string): string[][] {
  const sentences = text.split(/(?<=[.!?…\n])\s+/).filter(sentence => /\p{L}/u.test(sentence))
  const texts = sentences.length > 1 ? [text, ...sentences] : [text]
  return texts.flatMap((one, place) => {
    const words = splitText(one)
    if (words.length <= MAX_WORDS) return [words]
    return place === 0 && sentences.length > 1 ? [] : listRuns(words)
  })
}

/** How likely a text is one of distress, as the logarithm of the odds; learnt from labelled phrases (`scripts/distress/train.ts`). */
export function readLikelihood(text: string): number {
  return listWindows(text).reduce(
    (most, window) => Math.max(most, weigh(window, listContext(text, window))),
    Number.NEGATIVE_INFINITY,
  )
}
