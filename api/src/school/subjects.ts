import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { plain } from './plain.ts'
import { beforeTest, isTest, withoutTest } from './tests.ts'
import { shortText } from './text.ts'

/** Beginnings of what schools write, without accents and signs; the first that fits decides. */
const SYNONYMS: readonly (readonly [start: string, subject: Subject])[] = [
  ['MATH', 'Mathématiques'],
  ['FR', 'Français'],
  ['LETTRES', 'Français'],
  ['AGL', 'Anglais'],
  ['ANG', 'Anglais'],
  ['ESP', 'Espagnol'],
  ['ALL', 'Allemand'],
  ['ENSEIGNEMENT MORAL', 'EMC'],
  ['ENS MORAL', 'EMC'],
  ['EDUCATION MORALE', 'EMC'],
  ['EDUCATION CIVIQUE', 'EMC'],
  ['EDUC CIVIQUE', 'EMC'],
  ['ED CIVIQUE', 'EMC'],
  ['INSTRUCTION CIVIQUE', 'EMC'],
  ['EMC', 'EMC'],
  ['HIST', 'Histoire'],
  ['GEO', 'Géographie'],
  ['SCIENCES DE LA VIE', 'SVT'],
  ['SCIENCES VIE', 'SVT'],
  ['SC VIE', 'SVT'],
  ['S V T', 'SVT'],
  ['SVT', 'SVT'],
  ['PHYS', 'Physique-Chimie'],
  ['SCIENCES PHYS', 'Physique-Chimie'],
  ['SC PHYS', 'Physique-Chimie'],
  ['PC', 'Physique-Chimie'],
]

/** Names that schools cut where they like, « MATHEMAT. », or number, « AGL1 », by their shortest. */
const CUT = new Map([
  ['MATH', 'MATHEMATIQUE'],
  ['HIST', 'HISTOIRE'],
  ['GEO', 'GEOGRAPHIE'],
  ['PHYS', 'PHYSIQUE'],
  ['FR', 'FRANCAIS'],
  ['ANG', 'ANGLAIS'],
  ['AGL', 'AGL'],
  ['ESP', 'ESPAGNOL'],
  ['ALL', 'ALLEMAND'],
])
/** 'HIST' of 'HISTOIRES' and of 'HISTOI', and not of another word that begins so. */
function shortest(word: string): string {
  const bare = word.replace(/S?\d?$/, '')
  for (const [start, full] of CUT) if (word.startsWith(start) && full.startsWith(bare)) return start
  return word
}
const shortened = (text: string) => text.split(' ').map(shortest).join(' ')
const begins = (text: string, start: string) => `${text} `.startsWith(`${start} `)
/** Who it is for, and which of two languages it is: what stands before a subject. */
const BEFORE =
  /^(?:(?:COURS(?: PARTICULIERS?)?|SOUTIEN|AP|ACCOMPAGNEMENT PERSONNALISE|GR|GROUPE|GRP|LV|LV[12AB]|[3-6](?:E|EME)?[A-Z]?\d?) (?:(?:DE|D|EN|DU|[A-Z]|\d) )?)+/

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
  const [whole, bare] = [shortened(text), shortened(text.replace(BEFORE, ''))]
  const found = SYNONYMS.find(([start]) => begins(whole, start) || begins(bare, start))?.[1]
  return found ? [found] : []
}

/** Words of the names of subjects, and what stands beside them in a title that says nothing but a lesson. */
const BETWEEN = 'CH CHIM CIV CIVIQUE TERRE HG ET LA DE D LE L EN ALGEBRE GEOMETRIE'
const NAMES = new Set(
  [...SUBJECTS, ...SYNONYMS.map(([start]) => start), BETWEEN].flatMap(name => plain(name).split(' ')),
)
const BESIDE =
  /^(?:LV|LV[12AB]|LCE|EURO|BILANGUE|RENFORCEE?S?|SOUTIEN|AP|ACCOMPAGNEMENT|PERSONNALISE|GR(?:P|OUPE)?\d*|COURS|PARTICULIERS?|SALLE|[A-Z]?\d{1,4}[A-Z]?|[3-6](?:E|EME)[A-Z]?\d?|[A-Z])$/
const TEACHER = / (?:M|MME|MLLE|MR|MRS) .*$/

/** Whether a title says nothing but a subject and whose lesson it is: « Maths avec Paul » does not. */
const isOnlySubject = (text: string) =>
  plain(text)
    .replace(TEACHER, '')
    .split(' ')
    .every(word => NAMES.has(word) || BESIDE.test(word) || CUT.has(shortest(word)))

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
    const before = beforeTest(part) ?? ''
    const endsAsTest = findSubjects(before).length > 0 && isOnlySubject(before)
    const isTestFirst = isTest(part)
    const about = endsAsTest ? before : isTestFirst ? withoutTest(part) : part
    const isOnly = isOnlySubject(about)
    // Behind the first part stand teachers, rooms and groups.
    if (findSubjects(about).length === 0 || (n > 0 && !isOnly)) continue
    // A test of a subject is one, whatever else is said of it.
    return { ...nameSubject(about), isTest: endsAsTest || parts.some(isTest), isOnly: isOnly || isTestFirst }
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
