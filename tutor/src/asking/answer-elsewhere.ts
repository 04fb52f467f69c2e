import { SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { subjectTitle } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { answerFromLesson } from './answer-from-lesson.ts'
import type { Asking } from './asking.ts'
import { defineTerm } from './define.ts'
import { findLessons } from './elsewhere.ts'
import { indexLesson, type LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { listStems } from './question-words.ts'
import { listSubject, type Question, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { sayLesson, sayTerm } from './say.ts'
import { findScreen } from './screen.ts'
import { findTerms } from './terms.ts'
import { translateAsked } from './translate.ts'

/** More is asked of another lesson than of the one on the slide. */
const ENOUGH_ELSEWHERE = 0.8

const introduce = (pack: Pack, open: Pack) =>
  pack.subject !== open.subject
    ? messages.elsewhereInSubject(pack.subject, pack.grade, subjectTitle(pack))
    : pack.grade === open.grade
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

const DEFINES = new Set<Question['intent']>(['definition', 'other', 'use'])
/** One word of a title may stand in any title. */
const MIN_TITLE_WORDS = 2

/** What a lesson says of words that are one of its terms, or its title; undefined where they are neither. */
const defineWholly = (other: Pack, subject: readonly string[]): Reply | undefined => {
  const [best] = findTerms(other, subject)
  if (best?.whole && subject.every(word => best.named.has(word)))
    return writeReply('answer', [sayTerm(best.term)], { reference: refer(other) })
  const title = new Set(listStems(subjectTitle(other)))
  return subject.length >= MIN_TITLE_WORDS && subject.every(word => title.has(word))
    ? writeReply('answer', sayLesson(other), { reference: refer(other) })
    : undefined
}

/** What a lesson of another subject explains, where the question names it whole and nothing besides. */
export const defineInOtherSubject = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  const subject = listSubject(question).map(({ stem }) => stem)
  if (!DEFINES.has(question.intent) || subject.length === 0 || pack.lang !== 'fr') return undefined
  const place = SCHOOL_GRADES.indexOf(pack.grade)
  const far = ({ grade }: Pack) => Math.abs(SCHOOL_GRADES.indexOf(grade) - place)
  const found = packs
    .filter(other => other.lang === 'fr' && other.subject !== pack.subject)
    .toSorted((a, b) => far(a) - far(b))
    .flatMap(other => {
      const answered = defineWholly(other, subject)
      return answered ? [{ other, answered }] : []
    })
  const [first] = found
  // A word that two subjects explain is the one or the other.
  if (!first || found.some(({ other }) => other.subject !== first.other.subject)) return undefined
  return moveTo(first.answered, indexLesson(first.other), pack)
}

/** A name that few lessons of a subject have is what they are about. */
const FEW = 3

/** Whether a single word is a name that this lesson sets in bold, dates or keeps among its keywords. */
const isNamedHere = ({ keywords, events, summary }: Pack, word: string) =>
  [
    ...keywords,
    ...events.map(({ label }) => label),
    ...summary.sections.flatMap(({ body }) => body.match(/\*\*[^*]+\*\*/g) ?? []),
  ].some(text => listStems(text).includes(word) && /\p{Lu}/u.test(text))

/** What another lesson of the subject says to a question; it is named. */
export const answerElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  const subject = question.words.filter(({ asks }) => !asks)
  if (subject.length === 0 || POINTS_HERE.test(question.folded)) return undefined
  const lessons = findLessons(question, pack, packs)
  for (const other of lessons) {
    const index = indexLesson(other)
    const [only] = subject
    const isRare = only !== undefined && lessons.length <= FEW && isNamedHere(other, only.stem)
    const isTitle = only !== undefined && listStems(subjectTitle(other)).includes(only.stem)
    // What tells two things apart speaks of both.
    if (question.intent === 'difference' && !subject.every(({ stem }) => index.found.has(stem))) continue
    const isNamed = subject.length > 1 || isRare || isTitle || isWholly(other, question, index)
    const answered =
      isNamed && answerFromLesson(index, { question, screen: findScreen(other, {}), floor: ENOUGH_ELSEWHERE })
    if (answered) return moveTo(answered, index, pack)
  }
  return undefined
}
