import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, findGradingFlaws, type GradingFlaw, type Pack } from '@ariane/tutor'
import { z } from 'zod'
import type { Source } from './read.ts'

/** Answers that are no flaw although they look like one, each with its reason. */
const Exceptions = z.array(
  z.strictObject({ pack: z.string(), question: z.string(), kind: z.string(), reason: z.string().min(8) }),
)
const exceptions = Exceptions.parse(JSON.parse(readFileSync(path.join(CONTENT, 'grading-exceptions.json'), 'utf8')))
const isExcepted = (pack: Pack, flaw: GradingFlaw) =>
  exceptions.some(({ pack: id, question, kind }) => id === pack.id && question === flaw.question && kind === flaw.kind)

/** What the grader does wrong with the text questions of packs. */
export const gradingFlaws = (sources: readonly Source[], all: readonly Pack[]): { file: string; what: string }[] =>
  sources.flatMap(({ folder, pack }) =>
    findGradingFlaws(pack, all)
      .filter(flaw => !isExcepted(pack, flaw))
      .map(({ question, kind, answer, verdict }) => ({
        file: folder,
        what: `${question}: ${kind} is graded ${verdict}: ${answer.slice(0, 200)}`,
      })),
  )
