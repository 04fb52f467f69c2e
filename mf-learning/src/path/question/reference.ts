import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { messages } from '../messages.ts'

const text = messages.answer.reference

/** Where an answer is taken from; the grade and the chapter only where it is another lesson than the one that is open. */
export function formatReference(reference: NonNullable<TutorAnswer['reference']>): string {
  const { grade, chapter, lesson, section, elsewhere } = reference
  return [
    ...(elsewhere ? [grade, ...(chapter === lesson ? [] : [text.chapter(chapter)])] : []),
    text.lesson(lesson),
    ...(section ? [text.section(section)] : []),
  ].join(' · ')
}
