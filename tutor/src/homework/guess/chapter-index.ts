import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { SUBJECTS } from '@ariane/shared/catalogue'
import { library } from '../../library.ts'
import type { Pack } from '../../pack.ts'
import { searchIndex } from '../../search.ts'

type Entry = { subject: Subject; id: string; title: string; words: string }

const repeated = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ')

const packWords = ({ terms, summary, questions, facts }: Pack) =>
  [
    ...terms.map(({ term, synonyms }) => repeated([term, ...synonyms].join(' '), 2)),
    ...summary.sections.map(({ title, body }) => `${title} ${title} ${body}`),
    ...questions.map(({ question }) => question),
    ...facts.map(({ statement }) => statement),
  ].join(' ')

const indexes = new Map<SchoolGrade, ReturnType<typeof searchIndex<Entry>>>()

/** The chapters of a grade that are offered, of all subjects, by the words of their lessons. */
export const indexChapters = (grade: SchoolGrade) => {
  const index =
    indexes.get(grade) ??
    searchIndex(
      SUBJECTS.flatMap(subject =>
        library()
          .listChapters(subject, grade)
          .flatMap(({ id, title, subChapters }): Entry[] => {
            const pack = library().topic(id)?.pack
            const titles = [title, ...subChapters.map(sub => sub.title)].join(' ')
            return pack ? [{ subject, id, title, words: `${repeated(titles, 4)} ${packWords(pack)}` }] : []
          }),
      ),
    )
  indexes.set(grade, index)
  return index
}
