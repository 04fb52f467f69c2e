import { messages } from './messages.ts'
import { lesson } from './modules/lesson.ts'
import type { Pack } from './pack.ts'
import { sentences } from './words.ts'

/** Something Ariane can say: `words` is what it is found by, `text` what the pupil reads. */
export type Passage = { pack: Pack; kind: 'explanation' | 'example'; words: string; text: string; weight?: number }

/** The lesson comes before a remark that says as much, and what is true before what is not. */
const LESSON_FIRST = 1.3
const MISTAKE_LAST = 0.8
const TEXTS_LAST = 0.7

/** What a pack can explain, and the worked examples it has. */
export const listPassages = (pack: Pack): Passage[] => {
  const explanation = (words: string, text: string): Passage => ({ pack, kind: 'explanation', words, text })
  return [
    ...pack.summary.sections.map(section => ({
      ...explanation(`${section.title} ${section.title} ${section.body}`, `**${section.title}**\n\n${section.body}`),
      weight: LESSON_FIRST,
    })),
    ...pack.terms.map(term =>
      explanation(
        [term.term, term.term, ...term.synonyms, term.translation ?? '', term.definition].join(' '),
        `**${term.term}** : ${lesson.meaning(term)}`,
      ),
    ),
    ...pack.facts.map(fact => ({
      ...explanation(
        [fact.statement, fact.correction ?? '', fact.why].join(' '),
        fact.truth
          ? sentences(fact.statement, fact.why)
          : sentences(messages.wrongIdea(fact.statement), fact.correction, fact.why),
      ),
      weight: fact.truth ? 1 : MISTAKE_LAST,
    })),
    ...pack.summary.keyPoints.map(point => explanation(point, point)),
    ...pack.texts.map(text => ({
      ...explanation(`${text.title} ${text.title} ${text.author ?? ''} ${text.body}`, lesson.reading(text)),
      weight: TEXTS_LAST,
    })),
    ...pack.questions.map(
      (question): Passage => ({
        pack,
        kind: 'example',
        words: `${question.question} ${question.course} ${question.modelAnswer}`,
        text: `${question.question}\n\n${lesson.solution(question)}`,
      }),
    ),
  ]
}

/** The words a pack is about: a question that has none of them is about something else. */
export const subjectWords = ({ summary, terms, texts, sequences, keywords, ...pack }: Pack) =>
  [
    pack.subChapter ?? pack.chapter,
    ...keywords,
    ...terms.flatMap(term => [term.term, ...term.synonyms, term.translation ?? '']),
    ...summary.sections.flatMap(section => [section.title, ...(section.body.match(/\*\*[^*]+\*\*/g) ?? [])]),
    ...texts.flatMap(text => [text.title, text.author ?? '']),
    ...sequences.map(sequence => sequence.title),
  ].join(' ')
