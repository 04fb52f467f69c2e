import { sayLabel } from '../../canvas/label-pieces.ts'
import { joinFrench } from '../../parts.ts'
import type { Layers } from './schema.ts'

const count = (number: number, one: string, many: string) => (number === 1 ? `une ${one}` : `${number} ${many}`)

const unique = (words: readonly (string | undefined)[]) => [...new Set(words.flatMap(word => (word ? [word] : [])))]

/** What stands on a map or sketch, in words. */
export const describeLayers = ({ extents, lines, arrows, marks, towns, names }: Layers): string[] => {
  const flows = unique(arrows.map(({ label }) => label)).map(
    label => `${label} : ${count(arrows.filter(one => one.label === label).length, 'flèche', 'flèches')}.`,
  )
  return [
    ...unique(extents.map(({ label }) => label)).map(
      label => `${label} : ${count(extents.filter(one => one.label === label).length, 'zone', 'zones')}.`,
    ),
    ...unique(lines.map(({ label }) => label)).map(label => `${label} : un tracé.`),
    ...flows,
    ...marks.map(({ label, at }) => `${label} : ${at.length} ${at.length === 1 ? 'signe' : 'signes'}.`),
    ...(towns.length > 0 ? [`Villes et lieux : ${joinFrench(towns.map(({ text }) => sayLabel(text)))}.`] : []),
    ...(names.length > 0 ? [`Noms écrits : ${joinFrench(names.map(({ text }) => sayLabel(text)))}.`] : []),
  ]
}
