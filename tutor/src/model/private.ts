const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Ten digits in pairs, with or without +33: a French telephone number. */
const PHONE = /(?:\+33\s?|\b0)[1-9](?:[\s.-]?\d{2}){4}\b/g
const LINK = /https?:\/\/\S+/g
/** 'Le' and 'Du' are parts of names, and of every sentence. */
const SHORTEST_PART = 3
const PARTICLES = ['les', 'des', 'della']

const isTelling = (part: string) => part.length >= SHORTEST_PART && !PARTICLES.includes(part.toLowerCase())
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * A pupil's words as they may leave for a model: without addresses, telephone numbers, links, and the names given
 * (his own and those of who follows him), whole words only, however they are spelled in capitals.
 */
export const withoutPersons = (text: string, names: readonly string[]): string => {
  const bare = text.replace(EMAIL, '[adresse]').replace(LINK, '[lien]').replace(PHONE, '[numéro]')
  return names
    .flatMap(name => [name, ...name.split(/[\s-]+/).filter(isTelling)])
    .filter(name => name.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (left, name) => left.replace(new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, 'giu'), '[nom]'),
      bare,
    )
}
