// tutor/content/passed.json: the packs that passed the whole check, each with a digest of its files and of everything that it was
// checked with. A pack that still has its digest needs no reading; where a rule, the grader or a dictionary changed, none has.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '@ariane/tutor'
import type { Source } from './read.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const FILE = path.join(CONTENT, 'passed.json')
const CHECKED_WITH = [
  'scripts/check-content.ts',
  'scripts/content/**/*.ts',
  '{activities,tutor}/src/**/*.{ts,json}',
  'shared/src/{catalogue,contracts,dates}/**/*.{ts,json}',
  'tutor/content/{curriculum,spelling}/*',
  'tutor/content/{errata,grading-exceptions}.json',
  'node_modules/@cspell/dict-*/package.json',
]

/** A digest for each folder of a pack. */
export type Digests = Record<string, string>

/** The digests of packs as they stand, with the rules as they stand. */
export function digestPacks(sources: readonly Source[]): Digests {
  const rules = createHash('sha256')
  const files = globSync(CHECKED_WITH, { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] })
  for (const file of files.toSorted()) rules.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)))
  const rulesDigest = rules.digest()
  return Object.fromEntries(
    sources.map(({ folder, raw }) => {
      const digest = createHash('sha256').update(rulesDigest).update(JSON.stringify(raw)).digest('hex')
      return [folder, digest.slice(0, 16)]
    }),
  )
}

/** Packs that passed are read all the same, so many each time, drawn by chance: a digest that lies does not last. */
const DRAWN = 10

/** The sources to read: those without the digest with which they passed, and a few others. */
export function chooseToRead(
  sources: readonly Source[],
  digests: Digests,
  passed: Digests,
  random: () => number = Math.random,
): Source[] {
  const hasPassed = ({ folder }: Source) => passed[folder] === digests[folder]
  const others = sources.filter(hasPassed).map(source => ({ source, at: random() }))
  const drawn = others.toSorted((a, b) => a.at - b.at).slice(0, DRAWN)
  return [...sources.filter(source => !hasPassed(source)), ...drawn.map(({ source }) => source)]
}

/** What passed the last whole check. */
export const readPassedPacks = (): Digests => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

/** Keeps what passed a whole check. */
export const writePassedPacks = (digests: Digests): void => writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`)
