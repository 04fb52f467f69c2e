// `node scripts/distress/train.ts`: learns the weights by which `soundsDistressed` decides, from the labelled phrases that may be
// tuned on and from lessons, homework and answers, which are harmless. The same every time.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashCases, listAuthors, readAuthor } from './examples.ts'
import { learnModel, readHarmless } from './model.ts'
import { packWeights } from './pack-weights.ts'

/** In doubt distress is heard, as far as no sentence of a lesson is. */
const CAUTION = -0.1

const target = path.join(import.meta.dirname, '../../shared/src/catalogue/distress/weights.ts')

const { steps, step, bias } = learnModel(listAuthors().flatMap(readAuthor), readHarmless())
writeFileSync(
  target,
  `// Written by scripts/distress/train.ts.
/** The weights, as \`unpackWeights\` reads them. */
export const PACKED =
  '${packWeights(steps)}'
export const STEP = ${step.toFixed(4)}
export const BIAS = ${(bias - CAUTION).toFixed(4)}
`,
)
// A digest of the cases that the weights were learnt from: a test compares it with the cases as they are.
writeFileSync(path.join(import.meta.dirname, 'learnt-from.json'), `{ "cases": "${hashCases()}" }\n`)
console.log(`${steps.filter(one => one !== 0).length} weights`)
