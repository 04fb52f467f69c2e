import { parseArgs } from 'node:util'
import { SCHOOL_GRADES, SUBJECTS } from '@ariane/shared/catalogue'
import { composeHomework, cutStatement } from '@ariane/tutor'
import { z } from 'zod'
import { readCases } from './case-file.ts'
import { plainAnswer } from './plain-answer.ts'

const Statement = z.object({
  id: z.string(),
  subject: z.enum(SUBJECTS),
  grade: z.enum(SCHOOL_GRADES),
  chapter: z.string().default(''),
  statement: z.string(),
})
const Cases = z.object({ statements: z.array(Statement) })

const compose = ({ id, subject, grade, chapter, statement }: z.infer<typeof Statement>) => {
  const { exercises } = composeHomework({ desc: statement, text: statement, subject, grade, chapter, seed: 1 })
  return {
    id,
    blocks: cutStatement(statement).map(({ kind, from, to }): { kind: string; text: string } => ({
      kind,
      text: statement.slice(from, to),
    })),
    exercises: exercises.flatMap(({ questions }) =>
      questions.map(question => ({
        question: question.reformulation_question,
        solved: question.mode === 'exact',
        result: question.answer === null ? null : plainAnswer(question.answer),
        steps: question.answer_step_by_step.map(({ content }) => content),
        hints: question.hints,
        course: question.course.content,
        twin: question.twin,
      })),
    ),
  }
}

/** `homework --cases FILE`, or `homework --subject S --grade G « statement »`: how statements are cut, solved and guided. */
export function solveHomework(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cases: { type: 'string' },
      subject: { type: 'string', default: 'Mathématiques' },
      grade: { type: 'string', default: '4ème' },
      chapter: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  if (values.cases) return { statements: readCases(values.cases, Cases).statements.map(compose) }
  const { subject, grade, chapter } = values
  const typed = Statement.safeParse({ id: '1', subject, grade, chapter, statement: positionals.join(' ') })
  if (!typed.success) throw new Error(z.prettifyError(typed.error))
  return { statements: [compose(typed.data)] }
}
