import { lookup } from '../catalogue/lookup.ts'
import { type Pair, type PaletteName, palettes } from './palettes.ts'

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

const surfaces = ['bg', 'bg.subtle', 'bg.muted', 'surface', 'raised'] as const

/** A text on a background that is really in use; `min` is the WCAG ratio it has to reach. */
export type ContrastPair = { name: string; text: Pair; background: Pair; min: number }

const paletteNames = Object.keys(palettes) as PaletteName[]

/** Every declared pair, for the contrast test. */
export const contrastPairs: ContrastPair[] = [
  ...surfaces.flatMap(bg => [
    { name: `ink on ${bg}`, text: base.ink, background: base[bg], min: 4.5 },
    { name: `ink.muted on ${bg}`, text: base['ink.muted'], background: base[bg], min: 4.5 },
    { name: `border.strong on ${bg}`, text: base['border.strong'], background: base[bg], min: 3 },
  ]),
  { name: 'ink.inverted on inverted', text: base['ink.inverted'], background: base.inverted, min: 4.5 },
  ...paletteNames.flatMap(name => {
    const palette = palettes[name]
    return [
      { name: `${name}.contrast on solid`, text: palette.contrast, background: palette.solid, min: 4.5 },
      { name: `${name}.fg on subtle`, text: palette.fg, background: palette.subtle, min: 4.5 },
      { name: `${name}.fg on muted`, text: palette.fg, background: palette.muted, min: 4.5 },
      { name: `ink on ${name}.subtle`, text: base.ink, background: palette.subtle, min: 4.5 },
      { name: `ink.muted on ${name}.subtle`, text: base['ink.muted'], background: palette.subtle, min: 4.5 },
      ...surfaces.map(bg => ({ name: `${name}.fg on ${bg}`, text: palette.fg, background: base[bg], min: 4.5 })),
    ]
  }),
]

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
