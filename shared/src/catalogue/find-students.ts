import { slug } from './logins.ts'

/** The pupils whose name or login contains every word of the search, ignoring accents and case. */
export function findStudents<T extends { fullName: string; email: string }>(list: readonly T[], search: string): T[] {
  const words = search.split(/\s+/).map(slug).filter(Boolean)
  return list.filter(({ fullName, email }) => {
    const text = `${slug(fullName)} ${slug(email.split('@')[0] ?? '')}`
    return words.every(word => text.includes(word))
  })
}
