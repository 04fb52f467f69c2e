import { library } from '../../../library.ts'
import type { Pack } from '../../../pack.ts'
import type { Problem } from '../solution.ts'

const WRITTEN_IN_FRENCH = new Set([
  'Français',
  'Histoire',
  'Géographie',
  'EMC',
  'SVT',
  'Physique-Chimie',
  'Mathématiques',
])

/** The lessons of a subject, those of the grade apart: they are looked at first. */
export const subjectPacks = ({ subject, grade }: Problem): { own: Pack[]; others: Pack[] } => {
  if (subject === undefined || !WRITTEN_IN_FRENCH.has(subject)) return { own: [], others: [] }
  const all = library().packs.filter(pack => pack.subject === subject && pack.lang === 'fr')
  return { own: all.filter(pack => pack.grade === grade), others: all.filter(pack => pack.grade !== grade) }
}
