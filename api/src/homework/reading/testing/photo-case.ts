import { readFileSync } from 'node:fs'

/**
 * A statement and how it is photographed. Its text is what should be read: fractions and powers between dollars, rows of a
 * table with bars; a line `=` begins two columns, a line `|` the second one.
 */
export interface PhotoCase {
  name: string
  text: string
  font: 'serif' | 'sans'
  /** How formulas are set: as in books, or as in a word processor. */
  formulas?: 'book' | 'word'
  paper?: 'lines' | 'seyes'
  /** Labels stand in the margin. */
  hanging?: boolean
  /** Where the corners of the sheet are in the photo, as shares of it: top left and on, clockwise. */
  corners?: number[]
  /** Grey of the desk. */
  desk?: number
  /** Degrees. */
  turn?: number
  /** How far the middle of the page rises, as a share of its height. */
  curve?: number
  /** Light lost in the darkest corner. */
  shadow?: number
  noise?: number
  blur?: number
  photoWidth?: number
  quality?: number
}

const FILE = new URL('../../../../../tutor/content/cases/reading/photos.json', import.meta.url)
export const readPhotoCases = (file: URL | string = FILE) => JSON.parse(readFileSync(file, 'utf8')) as PhotoCase[]

/** What should be read of it. */
export const expectedText = ({ text }: PhotoCase) =>
  text
    .split('\n')
    .filter(line => line !== '=' && line !== '|')
    .join('\n')
