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
  'scripts/figures/**/*.ts',
  'pnpm-lock.yaml',
]

/** @throws where a pattern matches nothing: what it stood for has moved */
function listFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] })
  if (files.length === 0) throw new Error(`no file is named ${pattern}`)
  return files
}

/** A digest for each folder of a pack. */
export type Digests = Record<string, string>

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/**
 * The digests of all packs as they stand, with the rules as they stand. The questions of a subject are in each of its packs'
 * digests: the answers to one are tried on another.
 */
export function digestPacks(sources: readonly Source[]): Digests {
  const files = CHECKED_WITH.flatMap(listFiles).toSorted()
  const rules = sha256(...files.flatMap(file => [file, readFileSync(path.join(ROOT, file))]))
  const subjects = Map.groupBy(sources, ({ raw }) => raw.subject)
  const questions = new Map(
    [...subjects].map(([name, packs]) => [name, sha256(JSON.stringify(packs.map(listQuestions)))]),
  )
  return Object.fromEntries(
    sources.map(({ folder, raw }) => {
      const digest = sha256(rules, questions.get(raw.subject) ?? '', JSON.stringify(raw))
      return [folder, digest.slice(0, 16)]
    }),
  )
}

const listQuestions = ({ raw }: Source) => raw.questions

/** Packs that passed are read all the same, so many each time, drawn by chance: a digest that lies does not last. */
const DRAWN = 10

/** The sources to read: those without the digest with which they passed, and a few others. */
export function chooseToRead(
  sources: readonly Source[],
  digests: Digests,
  passed: Digests,
  random: () => number = Math.random,
): { changed: Source[]; drawn: Source[] } {
  const hasPassed = ({ folder }: Source) => passed[folder] === digests[folder]
  const others = sources.filter(hasPassed).map(source => ({ source, at: random() }))
  const drawn = others.toSorted((a, b) => a.at - b.at).slice(0, DRAWN)
  return { changed: sources.filter(source => !hasPassed(source)), drawn: drawn.map(({ source }) => source) }
}

/** What passed the last whole check. */
export const readPassedPacks = (): Digests => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

/** Keeps what passed a whole check. */
export const writePassedPacks = (digests: Digests): void => writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`)
