import type { Pack } from '../pack.ts'
import { messages } from './messages.ts'

/** The sub-chapter's title, or the chapter's when it has none. */
export const subjectTitle = (pack: Pack) => pack.subChapter ?? pack.chapter

/** Who wrote a text, and where it stands. */
export const textSource = ({ author, source }: Pack['texts'][number]) => [author, source].filter(Boolean).join(', ')

const list = (lines: readonly string[]) => lines.map(line => `- ${line}`).join('\n')
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

/** The parts of a lesson as markdown. */
export const lesson = {
  summary: ({ summary }: Pack) => `${summary.intro}\n\n### ${messages.toRemember}\n\n${list(summary.keyPoints)}`,

  section: (section: Pack['summary']['sections'][number]) => `## ${section.title}\n\n${section.body}`,

  meaning: (term: Pack['terms'][number]) => {
    const meaning = term.translation ? `*${term.translation}* – ${term.definition}` : term.definition
    return term.example ? `${meaning} ${messages.forExample(term.example)}` : meaning
  },

  vocabulary: (terms: Pack['terms']) =>
    `## ${messages.vocabulary}\n\n${list(terms.map(term => `**${term.term}** : ${lesson.meaning(term)}`))}`,

  solution: (question: Pack['questions'][number]) =>
    `${question.steps.map((step, i) => `${i + 1}. ${step}`).join('\n')}\n\n**${messages.answer}** ${question.modelAnswer}`,

  example: (question: Pack['questions'][number]) =>
    `## ${messages.workedExample}\n\n${question.question}\n\n${lesson.solution(question)}`,

  reading: (text: Pack['texts'][number]) => `## ${text.title}\n\n${text.body}\n\n*${textSource(text)}*`,

  table: (table: Pack['tables'][number]) => {
    const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
    return [
      `## ${table.title}`,
      '',
      row(table.columns),
      row(table.columns.map(() => '---')),
      ...table.rows.map(row),
    ].join('\n')
  },
}
