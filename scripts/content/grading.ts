import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, findGradingFlaws, type GradingFlaw, type Pack } from '@ariane/tutor'
import { z } from 'zod'
import type { Source } from './read.ts'

const root = path.join(import.meta.dirname, '..', '..')
const KEPT = path.join(root, '.build', 'check', 'grading.json')

/** Answers that are no flaw although they look like one, each with its reason. */
const Exceptions = z.array(
  z.strictObject({ pack: z.string(), question: z.string(), kind: z.string(), reason: z.string().min(8) }),
)
const exceptions = Exceptions.parse(JSON.parse(readFileSync(path.join(CONTENT, 'grading-exceptions.json'), 'utf8')))
const isExcepted = (pack: Pack, flaw: GradingFlaw) =>
  exceptions.some(({ pack: id, question, kind }) => id === pack.id && question === flaw.question && kind === flaw.kind)

/** The grader and what attacks it, as they stand. */
const graderHash = () => {
  const hash = createHash('sha256')
  for (const file of globSync(['tutor/src/grade/**/*.ts', 'tutor/src/grading-check/*.ts', 'tutor/src/words.ts'], {
    cwd: root,
  }).toSorted())
    hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * What the grader does wrong with the text questions of packs. A pack that was looked at with the same grader is not looked at
 * again; what is kept stands in `.build/check`.
 */
export const gradingFlaws = (sources: readonly Source[], all: readonly Pack[]): { file: string; what: string }[] => {
  const kept: Record<string, GradingFlaw[]> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
  const grader = graderHash()
  const found = sources.flatMap(({ folder, pack }) => {
    const key = createHash('sha256').update(grader).update(JSON.stringify(pack)).digest('hex')
    const flaws = Object.hasOwn(kept, key) ? (kept[key] ?? []) : findGradingFlaws(pack, all)
    kept[key] = flaws
    return flaws
      .filter(flaw => !isExcepted(pack, flaw))
      .map(({ question, kind, answer, verdict }) => ({
        file: folder,
        what: `${question}: ${kind} is graded ${verdict}: ${answer.slice(0, 200)}`,
      }))
  })
  mkdirSync(path.dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(kept))
  return found
}
