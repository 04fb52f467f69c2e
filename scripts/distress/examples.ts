import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { listFeatures } from '../../shared/src/catalogue/distress/features.ts'
import { listWindows } from '../../shared/src/catalogue/distress/windows.ts'
import { readCases } from './case-file.ts'
import type { Example } from './learn.ts'

const content = path.join(import.meta.dirname, '../../tutor/content')
const folder = path.join(content, 'cases/distress')

export const readExample = (text: string, isDistress: boolean, importance: number): Example => ({
  windows: listWindows(text).map(window => Uint32Array.from(listFeatures(window))),
  isDistress,
  importance,
})

/** The files of cases that may be learnt from. */
export const listAuthors = () =>
  readdirSync(folder)
    .filter(file => !file.startsWith('blind'))
    .toSorted()

/** A false alarm is the greater mistake: there are far more harmless texts than others. */
const HARMLESS = 1

export function readAuthor(file: string): Example[] {
  const { phrases, harmless } = readCases(path.join(folder, file))
  return [
    ...phrases.map(text => readExample(text, true, 1)),
    ...harmless.map(text => readExample(text, false, HARMLESS)),
  ]
}

/** A question to Ariane that may be answered by the help numbers is not harmless. */
const MayBeDistress = z.object({
  gold: z.object({ kind: z.array(z.string()).refine(kinds => kinds.includes('help')) }),
})

const collect = (value: unknown, texts: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.includes(' ')) texts.add(value)
  } else if (typeof value === 'object' && value !== null) {
    if ('gold' in value && MayBeDistress.safeParse(value).success) return
    for (const one of Object.values(value)) collect(one, texts)
  }
}

const collectFiles = (patterns: string[]) => {
  const texts = new Set<string>()
  for (const file of globSync(patterns, { cwd: content }).toSorted())
    if (!file.includes('blind')) collect(JSON.parse(readFileSync(path.join(content, file), 'utf8')), texts)
  return [...texts]
}

/** Lessons that are about distress say what pupils in distress say. */
const ABOUT = /suicid|harc[eè]l|maltrait|\bviol(?:s|ée?s?|er)?\b|battu|agress|drogue|scarifi|anorexi|boulimi/i

/** Whatever stands in lessons, questions and homework. */
export const readLessons = () =>
  collectFiles(['packs/*/{lesson,notions,questions,answers}.json', 'cases/homework/*.json']).filter(
    text => !ABOUT.test(text),
  )
/** What pupils answer and ask. */
export const readAnswers = () => collectFiles(['cases/{grading,asking}/*.json']).filter(text => !ABOUT.test(text))

/** What tells whether the weights were learnt from the cases as they are. */
export function hashCases(): string {
  const hash = createHash('sha256')
  for (const file of listAuthors()) hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
