import { lookup } from '@ariane/shared/catalogue'
import { thingsIn } from './things.ts'

export type Slot = 'subject' | 'language' | 'sport' | 'instrument' | 'tables' | 'average' | 'dose'

const tablesIn = (title: string): string => {
  const numbers = [...title.matchAll(/\b\d{1,2}\b/g)].map(([digits]) => Number(digits)).filter(n => n >= 2 && n <= 20)
  const [first, ...others] = [...new Set(numbers)]
  if (first === undefined) return 'les tables'
  if (others.length === 0) return `la table de ${first}`
  const last = others.at(-1)
  return `les tables ${[first, ...others.slice(0, -1)].map(n => `de ${n}`).join(', ')} et de ${last}`
}

/** « 14 de moyenne », « un 15 »: a mark out of twenty that somebody aims at. */
const markIn = (title: string): string => {
  const mark = [...title.matchAll(/\b(\d{1,2})\b/g)].map(([digits]) => Number(digits)).find(n => n >= 8 && n <= 20)
  return mark === undefined ? 'une meilleure note' : `au moins ${mark}`
}

const doseIn = (title: string): string => {
  const [, count, unit] = title.match(/\b(\d{1,2})\s*(pages?|minutes?|min|mn)\b/i) ?? []
  if (count === undefined || unit === undefined || Number(count) < 2) return 'vingt minutes'
  return `${Number(count)} ${/^p/i.test(unit) ? 'pages' : 'minutes'}`
}

/** Fills `{en}`, `{de}`, `{tables}`, `{but}` and `{dose}` with what the titles say; only words of our own lists are put in. */
export function filler(slot: Slot | undefined, titles: readonly string[]): (text: string) => string {
  const title = titles.join(' ')
  const [thing] = thingsIn(title, slot === 'average' ? 'subject' : slot)
  const values: Record<string, string> = {
    en: thing ? ` ${thing.en}` : '',
    de: thing ? ` ${thing.de}` : '',
    tables: tablesIn(title),
    but: markIn(title),
    dose: doseIn(title),
  }
  return text => text.replace(/\{(\w+)\}/g, (_, name: string) => lookup(values, name) ?? '')
}
