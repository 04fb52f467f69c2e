import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { shortText } from './text.ts'

/** Beginnings of what schools write, without accents and signs; the first that fits decides. */
const SYNONYMS: readonly (readonly [start: string, subject: Subject])[] = [
  ['MATH', 'Mathématiques'],
  ['FRANCAIS', 'Français'],
  ['LETTRES', 'Français'],
  ['ANGLAIS', 'Anglais'],
  ['ANG LV', 'Anglais'],
  ['AGL', 'Anglais'],
  ['LV1 ANGLAIS', 'Anglais'],
  ['LVA ANGLAIS', 'Anglais'],
  ['ESPAGNOL', 'Espagnol'],
  ['ESP LV', 'Espagnol'],
  ['LV2 ESPAGNOL', 'Espagnol'],
  ['LVB ESPAGNOL', 'Espagnol'],
  ['ALLEMAND', 'Allemand'],
  ['ALL LV', 'Allemand'],
  ['LV2 ALLEMAND', 'Allemand'],
  ['LVB ALLEMAND', 'Allemand'],
  ['ENSEIGNEMENT MORAL', 'EMC'],
  ['ENS MORAL', 'EMC'],
  ['EDUCATION MORALE', 'EMC'],
  ['EDUCATION CIVIQUE', 'EMC'],
  ['EMC', 'EMC'],
  ['HISTOIRE', 'Histoire'],
  ['HIST', 'Histoire'],
  ['GEOGRAPHIE', 'Géographie'],
  ['GEO', 'Géographie'],
  ['SCIENCES DE LA VIE', 'SVT'],
  ['SCIENCES VIE', 'SVT'],
  ['SC VIE', 'SVT'],
  ['S V T', 'SVT'],
  ['SVT', 'SVT'],
  ['PHYSIQUE', 'Physique-Chimie'],
  ['PHYS', 'Physique-Chimie'],
  ['SCIENCES PHYS', 'Physique-Chimie'],
]

/** 'Histoire-Géo.' as 'HISTOIRE GEO'. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Goes on after a whole word, except after a stem that is no word. */
const begins = (text: string, start: string) =>
  text === start || text.startsWith(`${start} `) || (STEMS.has(start) && text.startsWith(start))
const STEMS = new Set(['MATH', 'HIST', 'PHYS', 'AGL', 'SCIENCES PHYS', 'ANG LV', 'ESP LV', 'ALL LV', 'GEOGRAPHIE'])

/** Subjects that schools teach, and write, together. */
const TOGETHER: readonly (readonly [words: RegExp, subject: Subject])[] = [
  [/\bHIST(OIRE)?\b|\bHG\b/, 'Histoire'],
  [/\bGEO(GR(APHIE)?)?\b|\bHG\b/, 'Géographie'],
  [/\bEMC\b|\bMORALE? (ET )?CIV/, 'EMC'],
]

/** Our names of a school's subject: « HISTOIRE-GÉO » is two; none for what Ariane does not teach (EPS, Latin…). */
export function findSubjects(written: string): Subject[] {
  const text = plain(written)
  const own = SUBJECTS.find(subject => plain(subject) === text)
  if (own) return [own]
  const together = TOGETHER.flatMap(([words, subject]) => (words.test(text) ? [subject] : []))
  if (together.length > 1) return together
  const found = SYNONYMS.find(([start]) => begins(text, start))?.[1]
  return found ? [found] : []
}

const LONGEST = 80

/** What an event says about its subject: our names, and the school's own words where they say something else. */
export interface SubjectNames {
  title: string
  subject?: string
  alsoSubjects?: string[]
  schoolSubject?: string
}

/** `about` are the words to look the subject up with, when the school's are more than its name. */
export function nameSubject(written: string, about = written): SubjectNames {
  const own = shortText(written, LONGEST)
  const [subject, ...others] = findSubjects(about)
  if (!subject) return { title: own, ...(own && { subject: own }) }
  const title = [subject, ...others].join('-')
  return {
    title,
    subject,
    ...(others.length > 0 && { alsoSubjects: others }),
    ...(plain(own) !== plain(title) && { schoolSubject: own }),
  }
}
