import { createHash } from 'node:crypto'
import type { CalendarEvent } from '@ariane/shared/contracts'
import { decodeHTML } from 'entities'
import type ICAL from 'ical.js'

const MARKUP = /<(?:br|p|div|a|b|i|u|ul|ol|li|span|html|strong|em)\b[^<>]{0,2000}>/i
const BREAK = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi
const TAG = /<[/!?a-z][^<>]*>/gi
/** What no person writes: controls, and characters that turn the direction of the text. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu
/** No description is read further. */
const READ = 20_000

/** A text without markup and without characters nobody sees, shortened. It is text from then on: nothing in it runs. */
export function cleaned(text: string, longest: number): string {
  const start = text.slice(0, READ)
  const plain = MARKUP.test(start) ? decodeHTML(start.replace(BREAK, '\n').replace(TAG, '')) : start
  return plain
    .split(/\r\n?|\n/)
    .map(line =>
      line
        .replace(/[\t\u00a0]/g, ' ')
        .replace(UNSEEN, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

export const oneLine = (text: string, longest: number) => cleaned(text, longest).replaceAll('\n', ' ')

/** A text property as one text; nothing when it is absent or no text. */
export function readText(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

const TYPES: readonly [RegExp, CalendarEvent['type']][] = [
  [/^(contr[ôo]les?|examens?|exam|[ée]valuations?|tests?|ds)$/i, 'exam'],
  [/^(devoirs?( [àa] la maison)?|homework|dm)$/i, 'homework'],
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

export const hashParts = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
