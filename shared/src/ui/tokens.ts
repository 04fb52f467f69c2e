import { lookup } from '../catalogue/lookup.ts'
import type { Pair, PaletteName } from './palettes.ts'

/** Page, surface and text colours, [light, dark]: cream paper and indigo ink, or a deep blue night. */
export const base = {
  bg: ['#fdf8f0', '#13132a'],
  'bg.subtle': ['#f7efe3', '#1b1a35'],
  'bg.muted': ['#f1e7d8', '#2a294b'],
  surface: ['#fffefc', '#21203e'],
  raised: ['#ffffff', '#2a294b'],
  ink: ['#25224c', '#f0effa'],
  'ink.muted': ['#545574', '#b6b4cd'],
  border: ['#e6dcd0', '#3c3c5c'],
  'border.strong': ['#7f7d97', '#8785ab'],
  // Stars and sparks only, never text.
  gold: ['#f5b93f', '#ffd479'],
  inverted: ['#25224c', '#f0effa'],
  'ink.inverted': ['#fdf8f0', '#1b1a35'],
} as const satisfies Record<string, Pair>

const bySubject: Record<string, PaletteName> = {
  Mathématiques: 'maths',
  Français: 'francais',
  Anglais: 'anglais',
  Espagnol: 'espagnol',
  Allemand: 'allemand',
  Histoire: 'histoire',
  Géographie: 'geographie',
  EMC: 'emc',
  SVT: 'svt',
  'Physique-Chimie': 'physique',
}

/** The `colorPalette` of a subject, by its French name; an unknown subject gets the brand's. */
export function subjectPalette(subject: string | undefined): PaletteName {
  return (subject && lookup(bySubject, subject)) || 'brand'
}

const byEventType: Record<string, PaletteName> = {
  course: 'info',
  homework: 'orange',
  exam: 'danger',
  revision: 'success',
}

/** The `colorPalette` of an event type (course, homework, exam, revision, other); others are grey. */
export function eventPalette(type: string | undefined): PaletteName {
  return (type && lookup(byEventType, type)) || 'neutral'
}
