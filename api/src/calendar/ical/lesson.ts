import type { CalendarEvent } from '@ariane/shared/contracts'
import { decodeHTML } from 'entities'
import { plainLine, plainText } from '../../platform/plain-text.ts'
import { findType } from './words.ts'

/** What an event says in its own words. */
interface Said {
  categories: readonly string[]
  summary: string
  description: string
  location: string
}

/** A lesson as a school's calendar describes it. */
export interface Lesson {
  type: CalendarEvent['type']
  /** As the school writes it. */
  subject: string
  teacher: string
  room: string
  cancelled: boolean
  /** What else it says: 'Prof. absent', 'Changement de salle', work to do. */
  note: string
}

const LONGEST = { name: 200, subject: 80, note: 4000 }
/** 'Matière : FRANCAIS', as PRONOTE, EDT and HYPERPLANNING write their descriptions. */
const LABEL = /^([^:]{2,40}?)\s*:\s?(.*)$/
const SUBJECT = /^mati[èe]res?$/i
const TEACHER = /^(professeurs?|enseignants?|personnels?|intervenants?)$/i
const ROOM = /^salles?$/i
/** Who else is there, which a pupil knows. */
const GROUP = /^(groupes?|parties? de classe|classes?|promotions?|options?|type)$/i
/** The lesson does not take place for this pupil. */
const NOT_HELD = /annul[ée]|absente?s?\b|sortie p[ée]dagogique/i
const CANCELLED = /^cours annul[ée]$/i
const NOTHING = /^(aucune modif\.?|cours)$/i

/** A lesson of a school's calendar; undefined for an event of any other kind. */
export function readLesson({ categories, summary, description, location }: Said): Lesson | undefined {
  const lines = decodeHTML(plainText(description, LONGEST.note)).split('\n')
  const labelled = (label: RegExp) => {
    const found = lines.map(line => LABEL.exec(line.trim())).find(line => line && label.test(line[1] ?? ''))
    return found ? plainLine(found[2] ?? '', LONGEST.name) : ''
  }
  const subject = labelled(SUBJECT).slice(0, LONGEST.subject)
  if (!subject) return undefined
  const [kind = '', ...status] = (categories[0] ?? '').split(/\s+-\s+/)
  const marks = [
    ...status,
    ...lines.filter(line => NOT_HELD.test(line) && !LABEL.test(line)),
    summary.split(' : ')[0] ?? '',
  ]
  const known = [SUBJECT, TEACHER, ROOM, GROUP]
  const rest = lines.filter(line => {
    const label = LABEL.exec(line.trim())?.[1]
    return !CANCELLED.test(line.trim()) && !(label && known.some(words => words.test(label)))
  })
  const notes = [
    ...status.filter(word => !CANCELLED.test(word) && !NOTHING.test(word) && !rest.includes(word)),
    ...rest,
  ]
  return {
    type: findType([...status, kind]) === 'other' ? 'course' : findType([...status, kind]),
    subject,
    teacher: labelled(TEACHER),
    room: plainLine(location, LONGEST.name) || labelled(ROOM),
    cancelled: marks.some(mark => NOT_HELD.test(mark)),
    note: plainText(notes.join('\n'), LONGEST.note),
  }
}
