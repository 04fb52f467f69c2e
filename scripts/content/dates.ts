import { fold } from '@ariane/tutor'
import { listProse } from './prose.ts'
import type { Problem, Source } from './read.ts'

/** Dates that everybody learns: where a pack names the event with a year or a day, it has to be this one. */
const KNOWN: [RegExp, string][] = [
  [/prise de la bastille/, '1789-07-14'],
  [/declaration des droits de l.homme/, '1789-08-26'],
  [/abolition des privileges/, '1789-08-04'],
  [/sacre de napoleon/, '1804-12-02'],
  [/bataille de waterloo/, '1815-06-18'],
  [/abolition de l.esclavage par la france|decret d.abolition de l.esclavage.*schoelcher/, '1848-04-27'],
  [/separation des eglises et de l.etat/, '1905-12-09'],
  [/(?:armistice .*(?:grande|premiere) guerre|armistice de 1918)/, '1918-11-11'],
  [/appel du general de gaulle/, '1940-06-18'],
  [/debarquement (?:allie )?en normandie/, '1944-06-06'],
  [/chute du mur de berlin/, '1989-11-09'],
  [/traite de verdun/, '0843'],
  [/couronnement imperial de charlemagne|charlemagne (?:est )?(?:couronne|sacre) empereur/, '0800'],
  [/prise de constantinople par les (?:turcs|ottomans)/, '1453'],
  [/edit de nantes/, '1598'],
  [/revocation de l.edit de nantes/, '1685'],
  [/edit de milan/, '0313'],
  [/edit de caracalla/, '0212'],
  [/traite de versailles/, '1919-06-28'],
  [/traite de rome/, '1957-03-25'],
  [/traite de maastricht/, '1992'],
  [/declaration universelle des droits de l.homme/, '1948-12-10'],
]
const NOW = new Date().getUTCFullYear()

const isDay = (date: string) => {
  const [year = '', month, day] = date.replace(/^-/, '').split('-')
  if (!month) return true
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)))
  return made.getUTCMonth() === Number(month) - 1 && made.getUTCDate() === Number(day ?? 1)
}

/** The same moment, as precisely as both say it. */
const agree = (one: string, other: string) => {
  const norm = (date: string) => date.replace(/^(-?)0+(?=\d)/, '$1')
  const [a, b] = [norm(one), norm(other)]
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
}

const knownDate = (label: string) => {
  const text = fold(label).replaceAll('’', "'")
  // « Révocation de l'édit de Nantes » names both: the last one of the list that fits is the narrower one.
  return KNOWN.findLast(([event]) => event.test(text))
}

/** Days that exist, not to come, and those that everybody learns are right. */
export const dateFlaws = ({ raw, pack }: Source): string[] => [
  ...pack.events.flatMap(({ id, date, label }) => {
    const known = knownDate(label)
    return [
      ...(isDay(date) ? [] : [`events ${id}: ${date} is no day`]),
      ...(Number(date.replace(/^(-?\d+).*/, '$1')) > NOW ? [`events ${id}: ${date} is to come`] : []),
      ...(known && pack.subject === 'Histoire' && !agree(date, known[1])
        ? [`events ${id}: ${label} was on ${known[1]}, not on ${date}`]
        : []),
    ]
  }),
  ...listProse(raw).flatMap(({ at, text }) =>
    [...text.matchAll(/\b(31) (?:février|avril|juin|septembre|novembre)\b|\b30 février\b/g)].map(
      ([day]) => `${at}: ${day} does not exist`,
    ),
  ),
]

/** The same event on two dates, in two packs. */
export const dateProblems = (all: readonly Source[], isChosen: (folder: string) => boolean): Problem[] => {
  const known = new Map<string, { folder: string; date: string; id: string }>()
  return all.flatMap(({ folder, pack }) =>
    pack.events.flatMap(({ id, date, label }) => {
      const key = `${pack.subject} ${fold(label)}`
      const first = known.get(key)
      known.set(key, first ?? { folder, date, id: pack.id })
      if (!first || agree(first.date, date) || !(isChosen(folder) || isChosen(first.folder))) return []
      return [{ file: folder, what: `events ${id}: “${label}” is on ${date} here and on ${first.date} in ${first.id}` }]
    }),
  )
}
