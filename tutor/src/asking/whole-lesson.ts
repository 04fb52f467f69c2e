import { subjectTitle } from '../modules/lesson.ts'
import type { LessonIndex } from './lesson-index.ts'
import { listStems } from './question-words.ts'
import { refer } from './refer.ts'
import { writeReply } from './reply.ts'
import { sayLesson } from './say.ts'

/** Whether a question names the lesson and nothing beside. */
export const isWholeLesson = ({ pack }: LessonIndex, words: readonly string[]) => {
  const title = new Set(listStems(subjectTitle(pack)))
  return words.length > 0 && words.every(word => title.has(word))
}
/** « hauteur d’un triangle » is a part of the lesson on triangles. */
export const isSection = ({ entries, pack }: LessonIndex, words: readonly string[]) =>
  words.length > 1 &&
  words[0] !== listStems(subjectTitle(pack))[0] &&
  entries.some(({ passage, title }) => passage.field === 'section' && words.every(word => title.has(word)))

/** What a lesson is about. */
export const introduce = ({ pack }: LessonIndex) => writeReply('answer', sayLesson(pack), { reference: refer(pack) })
