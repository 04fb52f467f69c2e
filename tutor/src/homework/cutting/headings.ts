import { asks } from './words.ts'

const WORDS =
  'exercices?|exercises?|exos?|ex|probl[eè]\\p{M}?mes?|problems?|activit(?:[eé]\\p{M}?|y)s?|activities|partie|part|t[aâ]\\p{M}?ches?|tasks?|ejercicios?|actividad(?:es)?|aufgaben?|[uü]\\p{M}?bung(?:en)?|teil'
const EXERCISE = new RegExp(
  `^[^\\p{L}\\p{N}]{0,20}(?:${WORDS})\\.?(?![\\p{L}])\\s*(?:n\\s?[°ºo]\\s*)?(\\d{1,3}(?:\\uFE0F?\\u20E3)?|[A-Z](?![\\p{L}'])|[IVX]{1,4}(?![\\p{L}]))?(?=$|[\\s:.)*_–—(-]|\\p{L})[\\s*_]*(?:,?\\s*p(?:ages?|p|g|ágina|\\.)?\\.?\\s*\\d+)?\\s*(?:[([]\\s*(?:sur\\s*)?\\d+[.,]?\\d*\\s*(?:pts?|points?|punkte|puntos|/\\s*\\d+)\\.?\\s*[)\\]])?[\\s*_]*[:.)–—-]?[\\s*_]*`,
  'iu',
)
const ALONE = new RegExp(`^[\\s#*_>]*(?:${WORDS})\\.?[\\s*_]*:?[\\s*_]*$`, 'iu')
const WITH_COLON = /^[\s#*_>]*(?:exercices?|exercises?|probl[eè]\p{M}?me)\s*:\s*/iu
/** « N° 28 : … » */
const NUMBER_ALONE = /^[^\p{L}\p{N}]{0,10}(?:n\s?[°º]|numéro)\s?(\d{1,3})(?:,?\s*p(?:age|\.)?\s*\d+)?\s*[:.)–—-]\s*/iu
/** « Faire » stands before it, or several are named: a line of a diary, no heading. */
const SEVERAL = /^[\s,]*(?:et|à|a|,|and|y|und|-)\s*\d|^\s*,\s*\d/u
const SECTION = /^[\s#*_]*(?:[IVX]{1,4}\s?[.)–—/-]+|[A-D]\s?[.)–—/-]+|#{1,4})\s*(?=\p{L})/u
const LONGEST_TITLE = 80

/** What a heading says of itself: its label, and how much of the line is heading. */
export type Heading = { label: string; length: number }

const readSection = (line: string): Heading | undefined => {
  const match = SECTION.exec(line)
  if (!match) return undefined
  const title = line.slice(match[0].length).trim()
  const isTitle =
    title.length <= LONGEST_TITLE && !asks(title) && !/[=…?;]|\d\s*[-−+×]|_{2}|\(\p{Ll}+\)|\.\s*\S/u.test(title)
  return isTitle && !/[.!]$/.test(title) ? { label: match[0].replace(/[^A-Z]/g, ''), length: line.length } : undefined
}

/** « Exercice 3 p. 52 », « Übung 1: … », « Partie A ». */
export const readExercise = (line: string): Heading | undefined => {
  if (ALONE.test(line)) return { label: '', length: line.length }
  const alone = NUMBER_ALONE.exec(line)
  if (alone) return { label: alone[1] ?? '', length: alone[0].length }
  const match = EXERCISE.exec(line)
  if (!match?.[1]) {
    const colon = WITH_COLON.exec(line)
    return colon ? { label: '', length: colon[0].length } : undefined
  }
  if (SEVERAL.test(line.slice(match[0].length))) return undefined
  return { label: match[1].replace(/[^\dA-Z]/giu, ''), length: match[0].length }
}

/** « I. Grammaire », « A. Questions de cours »: a title over labelled questions. */
export const readTitle = (line: string, next: string): Heading | undefined => {
  const section = readSection(line)
  return section && next !== '' ? section : undefined
}
