import { messages } from '../messages.ts'
import { type Reply, writeReply } from '../reply.ts'
import { budget, consumption, pieces, running, together } from './amounts.ts'
import { clockStory } from './clock.ts'
import { ages, degrees, litres, shares } from './groups.ts'
import { change, otherShare, priceBefore, successive } from './rates.ts'
import { type ReadStory, readQuestionStory } from './story.ts'
import {
  leftFraction,
  namedNumber,
  parallelogramAngles,
  rectangleSide,
  squareSide,
  thoughtNumber,
  wantedMean,
} from './unknowns.ts'

const STORIES: readonly ReadStory[] = [
  clockStory,
  priceBefore,
  successive,
  otherShare,
  change,
  squareSide,
  rectangleSide,
  thoughtNumber,
  wantedMean,
  namedNumber,
  parallelogramAngles,
  leftFraction,
  shares,
  ages,
  litres,
  degrees,
  budget,
  running,
  together,
  pieces,
  consumption,
]

/** A calculation with several givens in running words, solved; undefined unless every number has its place. */
export const tellStory = (plain: string): Reply | undefined => {
  const story = readQuestionStory(plain)
  if (story.numbers.length === 0 || /\bpourquoi\b|\bquelle formule\b/.test(story.folded)) return undefined
  for (const readStory of STORIES) {
    const worked = readStory(story)
    if (worked) return writeReply('calculation', [worked.lines.join('\n\n'), messages.computed(worked.result)])
  }
  return undefined
}
