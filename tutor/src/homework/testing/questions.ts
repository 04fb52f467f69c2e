import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { composeHomework } from '../index.ts'
import type { HomeworkQuestion } from '../question.ts'

// Test helper: the questions of a statement as a pupil of 4ème sends it.
export const written = (
  text: string,
  subject: Subject = 'Mathématiques',
  chapter = 'math-4-fractions',
  grade: SchoolGrade = '4ème',
) => composeHomework({ desc: text, text, subject, chapter, grade, seed: 1 })

export const composeQuestions = (
  text: string,
  subject?: Subject,
  chapter?: string,
  grade?: SchoolGrade,
): HomeworkQuestion[] => written(text, subject, chapter, grade).exercises.flatMap(exercise => exercise.questions)

/** The only question of a statement. */
export const composeQuestion = (
  text: string,
  subject?: Subject,
  chapter?: string,
  grade?: SchoolGrade,
): HomeworkQuestion => {
  const [question, ...others] = composeQuestions(text, subject, chapter, grade)
  if (!question || others.length > 0) throw new Error(`${others.length + 1} questions in « ${text} »`)
  return question
}
