import path from 'node:path'
import { generators, isFigureGenerator } from '@ariane/tutor'
import type { Place, Source } from './read.ts'
import { typeset } from './typography.ts'

const OURS = /(?:rédigé|écrit)e?s? pour (?:Ariane|ce cours)|CC[ -]BY/
const YEAR = /\b1?\d{3}\b|\b20\d\d\b/
const years = (text: string) => new Set(text.match(/\b20\d\d\b/g))

/** Where the pack belongs, which programme it follows, and where its texts come from. */
export const originFlaws = ({ folder, pack }: Source, places: ReadonlyMap<string, Place>): string[] => {
  const place = places.get(pack.id)
  const flaws: string[] = []
  const tell = (isWrong: boolean, what: string) => isWrong && flaws.push(what)
  tell(pack.id !== path.basename(folder), `its id is ${pack.id}`)
  if (!place) return [...flaws, `no place of the curriculum has the id ${pack.id}`]
  const [subject, title] = [`${place.subject} ${place.grade}`, place.title ?? undefined]
  tell(subject !== `${pack.subject} ${pack.grade}`, `${pack.id} belongs to ${subject}`)
  tell(typeset(place.chapter) !== typeset(pack.chapter), `chapter: the curriculum says “${place.chapter}”`)
  if (title === undefined) tell(pack.subChapter !== undefined, 'subChapter: the curriculum has none here')
  else tell(typeset(title) !== typeset(pack.subChapter ?? ''), `subChapter: the curriculum says “${title}”`)
  const [named, known] = [years(pack.programme), years(place.programme)]
  tell(![...named].some(year => known.has(year)), `programme: names no year of “${place.programme}”`)
  for (const { id, source, publicDomain, author } of pack.texts) {
    tell(
      !publicDomain && !OURS.test(source),
      `texts ${id}: a source is “Texte rédigé pour Ariane” or of the public domain`,
    )
    tell(publicDomain && !YEAR.test(source), `texts ${id}: a work of the public domain has its title and year`)
    tell(
      publicDomain && !author && !/^(?:Loi|Constitution|Déclaration|Code|Convention|Traité|Édit|Charte)/.test(source),
      `texts ${id}: no author`,
    )
  }
  for (const { name } of pack.generators)
    tell(!Object.hasOwn(generators, name) && !isFigureGenerator(name), `generators: there is no ${name}`)
  for (const { on } of pack.checks) tell(on > new Date().toISOString().slice(0, 10), `checks: ${on} is to come`)
  return flaws
}
