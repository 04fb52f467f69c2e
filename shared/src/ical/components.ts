import { type Line, readLine } from './lines.ts'
import { goesOn, readQuoted } from './quoted.ts'

/** An event or a task of a calendar, with the lines that anybody reads. */
export interface Item {
  kind: 'VEVENT' | 'VTODO'
  lines: Line[]
  /** Something that matters is no line of a calendar, or the item never ends. */
  broken: boolean
}

/** A calendar file in its parts. */
export interface CalendarFile {
  /** Lines of the calendar itself: its name. */
  head: Line[]
  /** Descriptions of zones, line for line. */
  zones: string[][]
  items: Item[]
  /** Whether the last calendar of the file ends. */
  complete: boolean
}

const ESSENTIAL = ['DTSTART', 'DTEND', 'DURATION', 'DUE', 'RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'UID']
const TEXTS = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION'])
const KEPT = new Set([
  ...ESSENTIAL,
  ...TEXTS,
  'CATEGORIES',
  'STATUS',
  'COMPLETED',
  'PERCENT-COMPLETE',
  'SEQUENCE',
  'DTSTAMP',
  'X-MICROSOFT-CDO-ALLDAYEVENT',
  'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT',
])
/** Further names of RFC 5545, 7986 and 9073: lines that nobody reads here, but lines. */
const REGISTERED = new Set(
  `ACTION ATTACH ATTENDEE CLASS COLOR COMMENT CONCEPT CONFERENCE CONTACT CREATED FREEBUSY GEO IMAGE
  LAST-MODIFIED LINK ORGANIZER PRIORITY REFID RELATED-TO REPEAT REQUEST-STATUS RESOURCES STRUCTURED-DATA STYLED-DESCRIPTION
  TRANSP TRIGGER TZID URL`.split(/\s+/),
)
const isName = (name: string) => KEPT.has(name) || REGISTERED.has(name) || name.startsWith('X-')
const HEAD = new Set(['X-WR-CALNAME', 'X-WR-TIMEZONE', 'NAME', 'PRODID'])
const spoilt = (text: string) => ESSENTIAL.some(name => text.toUpperCase().startsWith(name))

const decoded = (item: Item): Item => ({ ...item, lines: item.lines.map(readQuoted) })

/**
 * Goes through a file line by line, and forgets what nobody reads. What is no line of a calendar goes on with the text before
 * it, as its writer meant, or spoils its own item and no other.
 */
export class CalendarScanner {
  readonly file: CalendarFile = { head: [], zones: [], items: [], complete: false }
  #open: string[] = []
  #item: Item | undefined
  #zone: string[] | undefined
  #last: Line | undefined

  /** Takes the next line. */
  scan(text: string): void {
    if (text.trim() === '') return
    if (goesOn(this.#last) && !/^END:V/i.test(text)) {
      this.#last.value = `${this.#last.value.slice(0, -1)}${text}`
      return
    }
    const line = readLine(text)
    if (line?.name === 'BEGIN') this.#begin(line.value.trim().toUpperCase(), text)
    else if (line?.name === 'END') this.#end(line.value.trim().toUpperCase(), text)
    else if (this.#zone) this.#zone.push(text)
    else if (this.#item) this.#read(this.#item, line, text)
    else if (line && this.#open.length === 1 && HEAD.has(line.name)) this.file.head.push(line)
  }

  #begin(name: string, text: string): void {
    if (name === 'VCALENDAR') {
      this.#giveUp()
      this.#open = [name]
      this.file.complete = false
      return
    }
    if (name === 'VEVENT' || name === 'VTODO') {
      this.#giveUp()
      this.#open = this.#open.slice(0, 1)
      this.#item = { kind: name, lines: [], broken: false }
    } else if (name === 'VTIMEZONE') {
      this.#giveUp()
      this.#zone = []
    }
    this.#open.push(name)
    this.#last = undefined
    this.#zone?.push(text)
  }

  #end(name: string, text: string): void {
    this.#last = undefined
    if (!this.#open.includes(name)) return
    this.#zone?.push(text)
    this.#open.length = this.#open.lastIndexOf(name)
    if (name === 'VTIMEZONE' && this.#zone) {
      this.file.zones.push(this.#zone)
      this.#zone = undefined
    } else if (name === this.#item?.kind) {
      this.file.items.push(decoded(this.#item))
      this.#item = undefined
    } else if (name === 'VCALENDAR') {
      this.#giveUp()
      this.file.complete = true
    }
  }

  /** What has not ended when something else begins. */
  #giveUp(): void {
    if (this.#item) this.file.items.push({ ...decoded(this.#item), broken: true })
    this.#item = undefined
    this.#zone = undefined
  }

  #read(item: Item, line: Line | undefined, text: string): void {
    // What is inside of the item, an alarm, has the same names and another meaning.
    if (this.#open.at(-1) !== item.kind) return
    if (line && isName(line.name)) {
      this.#last = line
      if (KEPT.has(line.name)) item.lines.push(line)
    } else if (spoilt(text)) item.broken = true
    else if (this.#last && TEXTS.has(this.#last.name)) this.#last.value += `\\n${text}`
  }
}

/** The parts of the text of a file, in one go. */
export function scanCalendar(text: string): CalendarFile {
  const scanner = new CalendarScanner()
  for (const line of text.split('\n')) scanner.scan(line)
  return scanner.file
}
