import { slug } from './logins.ts'
import { fold } from './written.ts'

/** Whether a text holds every word of a search, in any script; also as a login would write it ('lukasz' finds 'Łukasz'). */
export function holdsWords(text: string, search: string): boolean {
  const written = `${fold(text)} ${slug(text)}`
  return fold(search)
    .split(' ')
    .every(word => written.includes(word))
}

/** The pupils whose name or login contains every word of the search, ignoring accents and case. */
export const findStudents = <T extends { fullName: string; email: string }>(list: readonly T[], search: string): T[] =>
  list.filter(({ fullName, email }) => holdsWords(`${fullName} ${email.split('@')[0] ?? ''}`, search))
