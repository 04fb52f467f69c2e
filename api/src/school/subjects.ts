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

/** Our name of a school's subject; undefined for what Ariane does not teach (EPS, Latin…). */
export function findSubject(written: string): Subject | undefined {
  const text = plain(written)
  const own = SUBJECTS.find(subject => plain(subject) === text)
  return own ?? SYNONYMS.find(([start]) => begins(text, start))?.[1]
}

const LONGEST = 80
/** Our name, else the school's own words. */
export const shownSubject = (written: string) => findSubject(written) ?? shortText(written, LONGEST)
