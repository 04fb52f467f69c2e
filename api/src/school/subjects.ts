import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { plain } from './plain.ts'
import { isTest, withoutTest } from './tests.ts'
import { shortText } from './text.ts'

/** Beginnings of what schools write, without accents and signs; the first that fits decides. */
const SYNONYMS: readonly (readonly [start: string, subject: Subject])[] = [
  ['MATH', 'Mathématiques'],
  ['FRANCAIS', 'Français'],
  ['FR', 'Français'],
  ['LETTRES', 'Français'],
  ['ANGLAIS', 'Anglais'],
  ['AGL', 'Anglais'],
  ['ANG', 'Anglais'],
  ['ESPAGNOL', 'Espagnol'],
  ['ESP', 'Espagnol'],
  ['ALLEMAND', 'Allemand'],
  ['ALL', 'Allemand'],
  ['ENSEIGNEMENT MORAL', 'EMC'],
  ['ENS MORAL', 'EMC'],
  ['EDUCATION MORALE', 'EMC'],
  ['EDUCATION CIVIQUE', 'EMC'],
  ['EDUC CIVIQUE', 'EMC'],
  ['ED CIVIQUE', 'EMC'],
  ['INSTRUCTION CIVIQUE', 'EMC'],
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
  ['SC PHYS', 'Physique-Chimie'],
  ['PC', 'Physique-Chimie'],
]

/** Goes on after a whole word, except after a stem that is no word. */
const begins = (text: string, start: string) =>
  text === start || text.startsWith(`${start} `) || (STEMS.has(start) && text.startsWith(start))
/** Who it is for, and which of two languages it is: what stands before a subject. */
const BEFORE =
  /^(?:(?:COURS|SOUTIEN|AP|GR|GROUPE|GRP|LV|LV[12AB]|[3-6](?:E|EME)?[A-Z]?\d?) (?:(?:DE|D|EN|DU|[A-Z]|\d) )?)+/
const STEMS = new Set(['MATH', 'HIST', 'PHYS', 'AGL', 'SCIENCES PHYS', 'SC PHYS', 'GEOGRAPHIE'])

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
  const bare = text.replace(BEFORE, '')
  const found = SYNONYMS.find(([start]) => begins(text, start) || begins(bare, start))?.[1]
  return found ? [found] : []
}

/** Words of the names of subjects, and what stands beside them in a title that says nothing but a lesson. */
const BETWEEN = 'CHIM CIV CIVIQUE TERRE HG ET LA DE D LE L EN'
const NAMES = new Set(
  [...SUBJECTS, ...SYNONYMS.map(([start]) => start), BETWEEN].flatMap(name => plain(name).split(' ')),
)
const BESIDE =
  /^(?:LV|LV[12AB]|LCE|EURO|BILANGUE|SOUTIEN|AP|GR|GRP|GROUPE|COURS|SALLE|[A-Z]?\d{1,4}[A-Z]?|[3-6](?:E|EME)[A-Z]?\d?|[A-Z])$/
const STEM = /^(?:MATH|HIST|GEO|PHYS)/
const TEACHER = / (?:M|MME|MLLE|MR|MRS) .*$/

/** Whether a title says nothing but a subject and whose lesson it is: « Maths avec Paul » does not. */
const isOnlySubject = (text: string) =>
  plain(text)
    .replace(TEACHER, '')
    .split(' ')
    .every(word => NAMES.has(word) || BESIDE.test(word) || STEM.test(word))

/** What the title of an event says of a lesson. */
export interface LessonTitle extends SubjectNames {
  isTest: boolean
  /** It says nothing else: a lesson, whoever wrote it. */
  isOnly: boolean
}

/** The lesson that a title names: « MATHEMATIQUES - M. DURAND », « Contrôle SVT »; undefined where it names no subject of ours. */
export function readLessonTitle(title: string): LessonTitle | undefined {
  const parts = title.split(/\s+[-–—|]\s+|\s*[([:]\s*/)
  for (const [n, part] of parts.entries()) {
    const about = isTest(part) ? withoutTest(part) : part
    const isOnly = isOnlySubject(about)
    // Behind the first part stand teachers, rooms and groups.
    if (findSubjects(about).length === 0 || (n > 0 && !isOnly)) continue
    return { ...nameSubject(about), isTest: parts.some(isTest), isOnly }
  }
  return undefined
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
