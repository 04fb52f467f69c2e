import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findPack, readCases } from '../case-file.ts'
import { LabelledQuestions } from './judge.ts'

const content = path.join(import.meta.dirname, '../../../tutor/content/cases')

const FILES = ['development-2', 'labelled-development'].map(name => path.join(content, 'asking', `${name}.json`))
const Asked = z.object({
  questions: z.array(z.object({ id: z.string(), pack: z.string(), section: z.string().nullable() })),
})
const questions = FILES.flatMap(file => readCases(file, LabelledQuestions).questions)
const asked = FILES.flatMap(file => readCases(file, Asked).questions)

const { pairs } = readCases(
  path.join(content, 'homework/twins-blind.json'),
  z.object({
    pairs: z.array(z.object({ id: z.string(), question: z.string(), twin: z.string(), useful: z.boolean() })),
  }),
)

describe('the labelled questions to Ariane', () => {
  it('are of at least sixty lessons, each with a name of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(320)
    expect(new Set(questions.map(({ pack }) => pack)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('are asked on slides that their lessons have', () => {
    const lost = asked.filter(
      ({ pack, section }) =>
        section !== null && !findPack(pack).summary.sections.some(({ title }) => title === section),
    )
    expect(lost).toEqual([])
  })

  it('have patterns that can be read, in the letters that an answer is compared in', () => {
    const patterns = questions.flatMap(({ gold }) => [...gold.must.flat(), ...gold.mustNot])
    expect(patterns.filter(pattern => pattern === '' || new RegExp(pattern, 'iu').test(''))).toEqual([])
    expect(patterns.filter(pattern => /[àâçéèêëîïôùûü]/i.test(pattern))).toEqual([])
  })
})

describe('the labelled twins', () => {
  it('are at least three hundred different pairs, useful ones and others', () => {
    expect(new Set(pairs.map(({ question, twin }) => `${question}\n${twin}`)).size).toBe(pairs.length)
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    expect(pairs.filter(({ useful }) => useful).length).toBeGreaterThan(100)
  })
})
