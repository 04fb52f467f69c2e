import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { z } from 'zod'
import type { HomeworkExercise, HomeworkQuestion } from '../homework/question.ts'
import type { ReportFailure } from './failure.ts'
import { messages } from './messages.ts'
import { type Hidden, showing } from './private.ts'
import type { Model } from './provider.ts'

const Line = z.string().trim().min(5).max(600)

/** What a model writes about a question that rules cannot solve. */
const Help = z.object({
  course: z.string().trim().min(40).max(2500).describe('rappel de cours utile ici, sans la réponse'),
  hints: z.array(Line).min(2).max(3).describe('du plus léger au plus précis, sans la réponse'),
  steps: z.array(Line).min(2).max(8).describe('la résolution rédigée, étape par étape'),
  checklist: z.array(Line).min(2).max(4).describe('ce que l’élève vérifie dans sa réponse'),
})

/** Each question is a call: a homework of sixty would keep a model busy for minutes. */
const MOST_QUESTIONS = 8
const STATEMENT = 3000

/** What is judged stays as it was: nobody vouches for the answer of a model, so the pupil compares his own with it. */
const helped = (
  question: HomeworkQuestion,
  { course, hints, steps, checklist }: z.output<typeof Help>,
): HomeworkQuestion => ({
  ...question,
  course: { content: course },
  indice: { content: hints[0] ?? question.indice.content },
  answer_step_by_step: steps.map(content => ({ content })),
  hints,
  checklist,
  twin: null,
  source: 'model',
})

interface Homework {
  subject: Subject
  grade: SchoolGrade
  exercises: readonly HomeworkExercise[]
  persons: Hidden
  signal: AbortSignal
}

/** Has a model write reminder, hints and solution of the guided questions; one that it does not write stays as it is. */
export async function helpHomework(
  model: Model,
  report: ReportFailure,
  homework: Homework,
): Promise<HomeworkExercise[]> {
  const { subject, grade, exercises, persons, signal } = homework
  const instructions = `${messages.teacher(subject, grade)}\n${messages.homework}`
  const guided = exercises.flatMap(exercise => exercise.questions.filter(({ mode }) => mode === 'guided'))
  const chosen = new Set(guided.slice(0, MOST_QUESTIONS))

  async function help(question: HomeworkQuestion, statement: string): Promise<HomeworkQuestion> {
    if (!chosen.has(question)) return question
    const prompt = persons.hide(messages.exercise(statement.slice(0, STATEMENT), question.reformulation_question))
    try {
      return helped(question, await showing(model, persons).write({ schema: Help, instructions, prompt, signal }))
    } catch (error) {
      report(error, 'a homework question was left to the built-in tutor')
      return question
    }
  }
  return Promise.all(
    exercises.map(async exercise => ({
      ...exercise,
      questions: await Promise.all(exercise.questions.map(question => help(question, exercise.statement))),
    })),
  )
}
