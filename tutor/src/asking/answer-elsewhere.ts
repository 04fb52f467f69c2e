import { SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { subjectTitle } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { answerFromLesson } from './answer-from-lesson.ts'
import type { Asking } from './asking.ts'
import { defineTerm } from './define.ts'
import { findLessons } from './elsewhere.ts'
import { indexLesson, type LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { type Question, translateWords } from './read-question.ts'
import type { Reply } from './reply.ts'
import { findScreen } from './screen.ts'
import { findTerms } from './terms.ts'
import { translateAsked } from './translate.ts'

/** More is asked of another lesson than of the one on the slide. */
const ENOUGH_ELSEWHERE = 0.8

const introduce = (pack: Pack, open: Pack) =>
  pack.grade === open.grade
    ? messages.elsewhereSameGrade(subjectTitle(pack), pack.chapter)
    : messages.elsewhere(pack.grade, subjectTitle(pack), pack.chapter)

const moveTo = (answered: Reply, { pack }: LessonIndex, open: Pack): Reply => ({
  ...answered,
  explanations: [introduce(pack, open), ...answered.explanations.slice(0, 2)],
  reference: answered.reference && { ...answered.reference, elsewhere: true },
})

/** « une subordonnée » is not what another lesson calls « subordonnée de condition ». */
const isWholly = (pack: Pack, question: Question, index: LessonIndex) =>
  findTerms(pack, translateWords(question, index))[0]?.whole === true

/** A word that another lesson explains, where this one only uses it. */
export const defineElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  for (const other of findLessons(question, pack, packs)) {
    const index = indexLesson(other)
    const defined = defineTerm(index, question, translateWords(question, index))
    if (defined && isWholly(other, question, index)) return moveTo(defined, index, pack)
  }
  return undefined
}

/** A word that another lesson of the language translates; those of near grades first. */
export const translateElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  if (pack.lang === 'fr') return undefined
  const place = SCHOOL_GRADES.indexOf(pack.grade)
  const far = ({ grade }: Pack) => Math.abs(SCHOOL_GRADES.indexOf(grade) - place)
  const others = packs.filter(other => other.subject === pack.subject && other.id !== pack.id)
  for (const other of others.toSorted((a, b) => far(a) - far(b))) {
    const translated = translateAsked(other, question.folded)
    if (translated) return moveTo(translated, indexLesson(other), pack)
  }
  return undefined
}

/** Said of what the pupil has before him. */
const POINTS_HERE = /^qu'est-ce que ca (?:change|fait|apporte|donne)\b|["«]\s?\p{L}{1,4}\s?["»]/u

/** What another lesson of the subject says to a question; it is named. */
export const answerElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  const subject = question.words.filter(({ asks }) => !asks)
  if (subject.length === 0 || POINTS_HERE.test(question.folded)) return undefined
  for (const other of findLessons(question, pack, packs)) {
    const index = indexLesson(other)
    const isNamed = subject.length > 1 || isWholly(other, question, index)
    const answered =
      isNamed && answerFromLesson(index, { question, screen: findScreen(other, {}), floor: ENOUGH_ELSEWHERE })
    if (answered) return moveTo(answered, index, pack)
  }
  return undefined
}
