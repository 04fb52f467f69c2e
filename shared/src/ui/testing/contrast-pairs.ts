import { type Pair, type PaletteName, palettes } from '../palettes.ts'
import { base } from '../tokens.ts'

const surfaces = ['bg', 'bg.subtle', 'bg.muted', 'surface', 'raised'] as const

/** A text on a background that is really in use; `min` is the WCAG ratio it has to reach. */
type ContrastPair = { name: string; text: Pair; background: Pair; min: number }

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
