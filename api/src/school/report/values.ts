import { nameSubject } from '../subjects.ts'
import { htmlToText, shortText } from '../text.ts'

const TITLE = 200

/** '12,50' as 12.5; null for what is no number: « Abs », « Disp », 'N.Not'. */
export function parseNumber(text: string | number | null | undefined): number | null {
  const written = String(text ?? '').trim()
  if (!/^\d{1,4}(?:[.,]\d{1,4})?$/.test(written)) return null
  return Number(written.replace(',', '.'))
}

export const shortTitle = (text: string): string => shortText(htmlToText(text).replace(/\s+/g, ' '), TITLE)

/** Our name of a subject, or the school's. */
export const writeSubject = (written: string): string => nameSubject(written).title

/** News as text, under its title or its first line. */
export function newsText(html: string, title = ''): { title: string; text: string } {
  const text = htmlToText(html)
  return { title: shortTitle(title) || shortTitle(text.split('\n')[0] ?? '') || '—', text }
}
