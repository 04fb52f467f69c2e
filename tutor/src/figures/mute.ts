import type { CroquisFigure } from './kinds/croquis.ts'
import type { Layers } from './kinds/map/schema.ts'
import type { Figure, FigureFor, FigureKind } from './schema.ts'

/** The number of each target that is asked, by its code. */
type Numbers = ReadonlyMap<string, string>

const numberTexts = <T extends { text: string }>(items: readonly T[], kind: string, numbers: Numbers): T[] =>
  items.map((item, i) => ({ ...item, text: numbers.get(`${kind}-${i + 1}`) ?? item.text }))

const muteLayers = ({ towns, names, extents }: Layers, numbers: Numbers) => ({
  towns: numberTexts(towns, 'town', numbers),
  names: numberTexts(names, 'name', numbers),
  extents: extents.map((extent, i) => ({ ...extent, label: numbers.get(`extent-${i + 1}`) ?? extent.label })),
})

/** Whether a code is that of a country, region or department. */
export const isZoneCode = (code: string) => /^[0-9A-Z]+$/.test(code)

const muted: { [K in FigureKind]?: (figure: FigureFor<K>, numbers: Numbers) => FigureFor<K> } = {
  scene: (figure, numbers) => ({ ...figure, labels: Object.fromEntries(numbers) }),
  flow: (figure, numbers) => ({
    ...figure,
    nodes: figure.nodes.map(node => ({ ...node, text: numbers.get(node.id) ?? node.text })),
  }),
  map: (figure, numbers) => {
    const numbered = [...numbers.keys()].filter(isZoneCode)
    // The words of a group name its zones.
    const groups = numbered.length > 0 ? [] : figure.groups
    return { ...figure, ...muteLayers(figure, numbers), groups, numbered, inOrder: true }
  },
  croquis: (figure: CroquisFigure, numbers) => ({ ...figure, ...muteLayers(figure, numbers) }),
}

const muteKind = <K extends FigureKind>(kind: K, figure: FigureFor<K>, numbers: Numbers): FigureFor<K> => {
  const { note: _, ...bare } = muted[kind]?.(figure, numbers) ?? figure
  return bare as FigureFor<K>
}

/** Whether figures of a kind can be shown with numbers in place of names. */
export const canBeMuted = (kind: FigureKind): boolean => muted[kind] !== undefined

/** A figure with numbers, from 1, in place of the names of the targets that are asked, and without its note. */
export const muteFigure = (figure: Figure, codes: readonly string[]): Figure =>
  muteKind(figure.kind, figure, new Map(codes.map((code, n) => [code, String(n + 1)])))

/** Whether parts of a figure can be lit on cards: it shows things, not words in boxes. */
export const isPicture = ({ kind }: Figure): boolean => kind === 'scene' || kind === 'map'

/** A figure for cards that tell a process: a scene without words, a map as it is. */
export const bareFigure = (figure: Figure): Figure => {
  const { note: _, ...bare } = figure.kind === 'scene' ? { ...figure, labels: {} } : figure
  return bare
}
