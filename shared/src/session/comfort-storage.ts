import type { ThemeChoice } from '../ui/color-mode.ts'
import { FONTS, type ReadingFont, SPACINGS, type Spacing } from '../ui/comfort.ts'

/** A user's choices for reading in comfort. */
export type Comfort = {
  theme: ThemeChoice
  font: ReadingFont
  spacing: Spacing
  /** A band that follows the line being read. */
  ruler: boolean
  /** No movement at all. */
  calm: boolean
  /** Small sounds, as for a right answer. */
  sound: boolean
}

export const DEFAULT_COMFORT: Comfort = {
  theme: 'auto',
  font: 'usual',
  spacing: 'usual',
  ruler: false,
  calm: false,
  sound: true,
}

const THEMES = ['light', 'dark', 'auto'] as const
const findOr = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find(known => known === value) ?? otherwise

/** The choices stored on a device by any earlier version; unreadable ones are replaced by the defaults. */
export function parseComfort(text: string | null, theme: ThemeChoice): Comfort {
  const usual = { ...DEFAULT_COMFORT, theme }
  if (text === null) return usual
  try {
    const saved: unknown = JSON.parse(text)
    if (typeof saved !== 'object' || saved === null) return usual
    const { theme: own, font, spacing, ruler, calm, sound } = saved as Record<string, unknown>
    return {
      theme: findOr(THEMES, own, theme),
      font: findOr(FONTS, font, DEFAULT_COMFORT.font),
      spacing: findOr(SPACINGS, spacing, DEFAULT_COMFORT.spacing),
      ruler: ruler === true,
      calm: calm === true,
      sound: sound !== false,
    }
  } catch {
    return usual
  }
}

const storageKey = (uid: string) => `ariane_comfort:${uid}`

/** The user's choices on this device; the theme is the device's until the user chooses one. */
export function readComfort(uid: string, theme: ThemeChoice): Comfort {
  try {
    return parseComfort(localStorage.getItem(storageKey(uid)), theme)
  } catch {
    return parseComfort(null, theme)
  }
}

export function writeComfort(uid: string, comfort: Comfort): void {
  try {
    localStorage.setItem(storageKey(uid), JSON.stringify(comfort))
  } catch {
    // With storage blocked, only the memory of the choice is lost.
  }
}
