import { readFileSync } from 'node:fs'
import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { Expected, Grade, Setting } from '../grade/index.ts'

type Gold = Exclude<Grade['verdict'], 'to_review'>

/** What is expected, and answers by the verdict that a reader who knows the subject gave them. */
type GradingCase = { expected: Expected; setting?: Setting; answers: Partial<Record<Gold, string[]>> }

/** A statement and, question by question, its answer in plain text; null where only guidance is honest. */
type HomeworkCase = { statement: string; answers: (string | null)[] }

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/cases/${file}.json`, import.meta.url), 'utf8'))

/** Every answer of a file of `content/cases/grading`, each with what is expected and the reader's verdict. */
export const gradingCases = (file: string) =>
  (read(`grading/${file}`) as GradingCase[]).flatMap(({ expected, setting, answers }) =>
    Object.entries(answers).flatMap(([gold, texts]) =>
      texts.map(answer => ({ expected, setting, answer, gold: gold as Gold })),
    ),
  )

/** Statements of `content/cases/homework` as they stand on sheets, from 6ème to 3ème. */
export const homeworkCases = (file: string) => read(`homework/${file}`) as HomeworkCase[]

/** A statement and how each of its questions begins, as a teacher counts them. */
type StatementCase = { id: string; subject: Subject; grade: SchoolGrade; statement: string; questions: string[] }

/** Whole statements of `content/cases/homework` of which only the number of questions is labelled. */
export const countedStatements = () =>
  read('homework/statements-counted') as { id: string; statement: string; count: number }[]

/** Whole statements of `content/cases/homework` with their questions. */
export const statementCases = (file: string) => read(`homework/${file}`) as StatementCase[]

/** A task and, question by question, the result that is shown; null where no rule may be sure. */
type SolvedCase = { statement: string; results: (string | null)[] }

/** Tasks of mathematics or physics with their results, tuned on. */
export const solvedCases = (file: string) => read(`homework/${file}`) as SolvedCase[]
/** Instructions of a family of tasks in many wordings, with their results; tuned on. */
export const instructionCases = () =>
  read('homework/instructions') as (SolvedCase & { family: string; subject: Subject })[]
/** Statements of a subject that rules solve, with what is shown as the answer of each question; tuned on. */
export const letterCases = (file: string) =>
  read(`homework/solved-${file}`) as { subject: Subject; statements: HomeworkCase[] }
