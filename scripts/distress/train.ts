// `node scripts/distress/train.ts`: learns the weights by which `soundsDistressed` hears what no phrase of its rules says, from the
// labelled phrases that may be tuned on and the sentences of the lessons. The same every time.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LIKELY } from '../../shared/src/catalogue/distress/distress.ts'
import { listContext, listFeatures, PLACES } from '../../shared/src/catalogue/distress/features.ts'
import { listWindows } from '../../shared/src/catalogue/distress/likelihood.ts'
import { splitText } from '../../shared/src/catalogue/distress/normalise.ts'
import { readCases } from './measure.ts'

const root = path.join(import.meta.dirname, '../..')
const content = path.join(root, 'tutor/content')
const target = path.join(root, 'shared/src/catalogue/distress/weights.ts')

const ROUNDS = 16
const RATE = 0.5
const DECAY = 1e-3
/** Weights that are kept, and how finely. */
const KEPT = 10_000
const STEP = 0.5
const ZERO = 79
const HARMLESS = 1.5
const LESSONS = 0.7
const NEAR = 20_000
/** A sentence of a lesson that sounds like distress so far is worth learning from. */
const DOUBTFUL = -2.5
const LONGEST = 160

type Example = { features: number[]; isDistress: boolean; weight: number }

let seed = 7
const draw = (below: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return Math.floor(((seed >>> 8) / 2 ** 24) * below)
}
const shuffle = <T>(list: T[]) => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = draw(at + 1)
    const [a, b] = [list[at], list[other]]
    if (a !== undefined && b !== undefined) [list[at], list[other]] = [b, a]
  }
  return list
}

const readExamples = (text: string, isDistress: boolean, weight: number): Example[] => {
  const windows = isDistress ? [splitText(text)] : listWindows(text)
  return windows.map(window => ({ features: listFeatures(window, listContext(text, window)), isDistress, weight }))
}

const folder = path.join(content, 'cases/distress')
const labelled = readdirSync(folder)
  .filter(file => !file.startsWith('blind') && file !== process.env.WITHOUT)
  .flatMap(file => {
    const { phrases, harmless } = readCases(path.join(folder, file))
    return [
      ...phrases.flatMap(text => readExamples(text, true, 1)),
      ...harmless.flatMap(text => readExamples(text, false, HARMLESS)),
    ]
  })

const sentences = new Set<string>()
const collect = (value: unknown): void => {
  if (typeof value === 'string') {
    if (value.includes(' ') && value.length > 12) sentences.add(value)
  } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one)
}
/** What pupils answer is harmless too. */
const harmlessFiles = ['packs/*/{lesson,notions,questions,answers}.json', 'cases/grading/[!b]*.json']
for (const file of globSync(harmlessFiles, { cwd: content }).toSorted())
  collect(JSON.parse(readFileSync(path.join(content, file), 'utf8')))
/** Lessons that are about distress say what pupils in distress say. */
const ABOUT = /suicid|harc[eè]l|maltrait|viol(?!on|et|ett|in|onc)|battu|agress|drogue|alcool/i
const lessons = shuffle([...sentences].filter(text => !ABOUT.test(text)))

const weights = new Float64Array(PLACES)
const squares = new Float64Array(PLACES)
const isKept = new Uint8Array(PLACES)
let bias = -2

const score = (features: readonly number[]) =>
  features.reduce((sum, place) => sum + (weights[place] ?? 0) / Math.sqrt(features.length), bias)

const prune = () => {
  const order = [...weights.keys()].toSorted((a, b) => Math.abs(weights[b] ?? 0) - Math.abs(weights[a] ?? 0))
  isKept.fill(0)
  for (const place of order.slice(0, KEPT)) isKept[place] = 1
  for (const place of order.slice(KEPT)) weights[place] = 0
}

const step = ({ features, isDistress, weight }: Example) => {
  const error = (1 / (1 + Math.exp(-score(features))) - Number(isDistress)) * weight
  if (Math.abs(error) < 0.01) return
  bias -= 0.02 * error
  for (const place of features) {
    if (isKept[place] === 0) continue
    const slope = error / Math.sqrt(features.length) + DECAY * (weights[place] ?? 0)
    squares[place] = (squares[place] ?? 0) + slope * slope
    weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1)
  }
}

const learn = (examples: Example[]) => {
  weights.fill(0)
  squares.fill(1e-3)
  isKept.fill(1)
  bias = -2
  for (let round = 0; round < ROUNDS; round++) {
    if (round === ROUNDS / 2) prune()
    for (const example of shuffle(examples)) step(example)
  }
}

const near = lessons.filter(text => text.length < LONGEST).slice(0, NEAR)
const first = [...labelled, ...near.flatMap(text => readExamples(text, false, LESSONS))]
learn(first)
const doubtful = lessons
  .flatMap(text => readExamples(text, false, 2))
  .filter(({ features }) => score(features) > DOUBTFUL)
console.log(
  `${labelled.length} labelled, ${near.length} sentences of lessons, ${doubtful.length} of all that sound like distress at first`,
)
learn([...first, ...doubtful])

/** Whoever labelled a phrase decided it: those that are still heard otherwise, or nearly, are learnt once more. */
const CLEAR = 0.75
const MORE_ROUNDS = 60
const isClear = ({ features, isDistress }: Example) =>
  isDistress ? score(features) > LIKELY + CLEAR : score(features) < LIKELY - CLEAR
squares.fill(1)
for (let round = 0; round < MORE_ROUNDS; round++)
  for (const example of shuffle([...labelled, ...doubtful])) if (!isClear(example)) step(example)

const letters = [...weights].map(weight => {
  const level = Math.max(-40, Math.min(40, Math.round(weight / STEP)))
  return String.fromCharCode(ZERO + level)
})
writeFileSync(
  target,
  `// Written by scripts/distress/train.ts.
/** What each place of the table weighs, in steps from the letter of nothing. */
export const WEIGHTS = \`${letters.join('').replaceAll('`', 'a').replaceAll('\\', ']')}\`
export const ZERO = ${ZERO}
export const STEP = ${STEP}
export const BIAS = ${bias.toFixed(3)}
`,
)
