import { createHash } from 'node:crypto'
import type { CalendarEvent } from '@ariane/shared/contracts'
import type ICAL from 'ical.js'

/** A text property as one text; nothing when it is absent or no text. */
export function readText(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

/** A text as a line writes it, without the marks of the format. */
export const unescapeText = (value: string) =>
  value.replace(/\\(n|N|[\\;,":])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))

const TYPES: readonly [RegExp, CalendarEvent['type']][] = [
  [/^(contr[ôo]les?|examens?|exam|[ée]valuations?|tests?|ds|devoirs? surveill[ée]s?)$/i, 'exam'],
  [/^(devoirs?( [àa] la maison)?|homework|dm|travail [àa] faire)$/i, 'homework'],
  [/^(r[ée]visions?|revision)$/i, 'revision'],
  [/^(cours|le[çc]ons?|course|class|lesson)$/i, 'course'],
]

/** The type that a category names; `other` when none does. */
export function findType(categories: readonly string[]): CalendarEvent['type'] {
  for (const category of categories.slice(0, 20)) {
    const found = TYPES.find(([words]) => words.test(category.trim().slice(0, 40)))
    if (found) return found[1]
  }
  return 'other'
}

/** A digest of some parts. */
export const hashParts = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
