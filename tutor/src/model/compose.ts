import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { Pack } from '../pack.ts'
import { messages } from './messages.ts'
import type { Parts } from './parts.ts'

export interface Subtopic {
  id: string
  subject: Subject
  grade: SchoolGrade
  chapter: string
  title: string
}

const numbered = <T extends object>(items: readonly T[], letter: string) =>
  items.map((item, i) => ({ id: `modele-${letter}${i + 1}`, ...item }))

/** The fields of a pack that the parts bring. What cannot be judged by rules is left to the pupil's own eye. */
const packFields = ({ course, checks, practice, order }: Parts) => ({
  ...(course && {
    summary: {
      intro: course.intro,
      keyPoints: course.keyPoints,
      sections: numbered(course.sections, 's'),
    },
    terms: numbered(course.terms, 't'),
    // A second explanation is of a section that stands no more.
    again: [],
  }),
  ...(checks && { facts: numbered(checks.facts, 'f'), mcqs: numbered(checks.mcqs, 'm') }),
  ...(practice && {
    cloze: numbered(
      practice.cloze.map(text => ({ text })),
      'c',
    ),
    questions: numbered(
      practice.questions.map(({ criteria, ...question }) => ({
        ...question,
        expected: { kind: 'free', criteria, minWords: 5 },
        course: question.hint,
        minutes: 5,
        mode: 'open',
      })),
      'q',
    ),
  }),
  ...(order && {
    sequences: numbered([order.sequence], 'o'),
    categories: numbered([order.category], 'g'),
    texts: numbered([{ ...order.text, source: messages.source, publicDomain: false }], 'l'),
  }),
})

/**
 * A pack in which the parts replace what the known pack says; without one, a pack of the parts alone.
 * Undefined when the whole is not a pack: a part is missing, or is not what the schema of packs allows.
 */
export function compose(topic: Subtopic, known: Pack | undefined, parts: Parts): Pack | undefined {
  const bare = {
    id: topic.id,
    version: 1,
    subject: topic.subject,
    grade: topic.grade,
    chapter: topic.chapter,
    subChapter: topic.title,
    programme: messages.source,
    licence: 'CC-BY-SA-4.0',
    keywords: [
      topic.title,
      topic.chapter,
      topic.subject,
      topic.grade,
      ...(parts.course?.terms ?? []).map(({ term }) => term),
    ],
  }
  const fields = packFields(parts)
  // What a model wrote stands under no notion, and no claim is about its questions.
  const given = { ...(known ?? bare), ...(Object.keys(fields).length > 0 && { notions: undefined }) }
  const read = Pack.safeParse({ ...given, ...fields, ...(parts.practice && { claims: [] }), checks: [] })
  return read.success ? read.data : undefined
}
