import { fold } from '../words.ts'
import type { LessonIndex } from './lesson-index.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { sayTerm } from './say.ts'

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
/** A shorter title stands in a question by chance. */
const MIN_TITLE = 10

/** The part of a lesson that a question calls by its whole title, or a term that it quotes; nothing has to be searched. */
export const answerNamedPart = ({ pack, entries }: LessonIndex, { plain, intent }: Question): Reply | undefined => {
  const isMeaning = intent === 'definition' || intent === 'difference'
  const quoted = plain.match(/«\s*(.+?)\s*»\s*\??\s*$/u)?.[1]
  const asked = letters(quoted ?? plain)
  const term = quoted === undefined ? undefined : pack.terms.find(({ term: name }) => letters(name) === asked)
  if (term && /veut dire|signifie|c'est quoi|qu'est/.test(fold(plain)))
    return writeReply('answer', [sayTerm(term)], { reference: refer(pack) })
  const part = entries.find(({ passage: { field, title } }) => {
    if (field !== 'section' && field !== 'sequence') return false
    const name = letters(title)
    return quoted === undefined
      ? !isMeaning && name.length >= MIN_TITLE && asked.includes(name)
      : name !== '' && name === asked
  })
  if (!part) return undefined
  const section = part.passage.field === 'section' ? part.passage.title : null
  return writeReply('answer', [part.passage.text], { reference: refer(pack, { section }) })
}
