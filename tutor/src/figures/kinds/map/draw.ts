import { lookup } from '@ariane/shared/catalogue'
import { Canvas, type Rect } from '../../canvas/canvas.ts'
import { distance } from '../../canvas/points.ts'
import type { Drawing } from '../../parts.ts'
import { type AreaName, type Atlas, makeProject, readAtlas } from './atlas.ts'
import { describeLayers } from './describe.ts'
import { drawLayers } from './draw-layers.ts'
import { drawNames } from './draw-names.ts'
import { fillNth } from './fills.ts'
import { drawLegend, type LegendEntry, measureLegend } from './legend.ts'
import { type NumberedZone, numberZones } from './number-zones.ts'
import type { MapFigure } from './schema.ts'
import { listMapTargets } from './targets.ts'

const AREA_NAMES: Record<AreaName, string> = {
  world: 'planisphère',
  europe: 'Europe',
  mediterranean: 'bassin méditerranéen',
  greece: 'Grèce et mer Égée',
  'middle-east': 'Moyen-Orient',
  africa: 'Afrique',
  'north-america': 'Amérique du Nord et Amérique centrale',
  'south-america': 'Amérique du Sud',
  asia: 'Asie',
  atlantic: 'océan Atlantique, Europe, Afrique et Amérique',
  france: 'France métropolitaine',
  regions: 'régions de France, celles d’outre-mer dans des cadres',
  departments: 'départements de France, ceux d’outre-mer dans des cadres',
}

const LEGEND_GAP = 8
const NUMBER_RADIUS = 10
const PLATES_SOURCE = 'Plaques : P. Bird, 2003 (ODC-By).'

/** Land and water, with zones of groups in their colours. */
const drawGround = (canvas: Canvas, figure: MapFigure, atlas: Atlas, main: Rect): LegendEntry[] => {
  const { zones } = atlas
  const apart = new Set([...figure.groups.flatMap(group => group.zones), ...figure.numbered])
  const outlines = (codes: readonly string[]) => codes.map(code => lookup(zones, code)?.d ?? '').join('')
  const water = atlas.globe
  if (water) canvas.path(water, { fill: 'sea', stroke: 'soft', width: 1 })
  else canvas.rect(main, { fill: 'sea', stroke: 'none' })
  for (const { box } of atlas.insets) canvas.rect(box, { fill: 'sea', stroke: 'none' })
  const ground = { fill: 'land', stroke: 'soft', width: 0.7 } as const
  if (atlas.beyond) canvas.path(atlas.beyond, { fill: 'beyond', stroke: 'line', width: 0.8 })
  canvas.path(outlines(Object.keys(zones).filter(code => !apart.has(code))), ground)
  const entries = figure.groups.map(({ label, role, zones: codes }, i): LegendEntry => {
    const fill = fillNth(canvas, role, i)
    canvas.path(outlines(codes), { fill, stroke: role, width: 1.2 })
    return {
      label,
      sample: (x, y) => canvas.rect({ x: x - 14, y: y - 9, w: 28, h: 18 }, { fill, stroke: role, width: 1.6 }),
    }
  })
  const asked = figure.numbered.filter(code => !figure.groups.some(group => group.zones.includes(code)))
  for (const code of asked) canvas.path(outlines([code]), { fill: 'paper', stroke: 'ink', width: 1.3 })
  if (figure.plates && atlas.plates) canvas.path(atlas.plates, { stroke: 'b', width: 1.8 })
  return entries
}

const findFlaws = ({ groups, numbered, area, plates, towns }: MapFigure, atlas: Atlas): string[] => [
  ...[...groups.flatMap(group => group.zones), ...numbered]
    .filter(code => !Object.hasOwn(atlas.zones, code))
    .map(code => `the map ${area} has no zone ${code}`),
  ...(plates && !atlas.plates ? ['only the map of the world has plates'] : []),
  ...towns.filter(({ at }) => !isSeen(atlas, at)).map(({ text }) => `« ${text} » is not on the map`),
]

const isSeen = (atlas: Atlas, place: readonly [number, number]) => {
  const [x, y] = makeProject(atlas)(place)
  return x > 0 && y > 0 && x < atlas.width && y < atlas.height
}

/** Numbers that hide each other: small neighbours cannot both be asked. */
const findCloseNumbers = (numbers: readonly NumberedZone[]): string[] =>
  numbers.flatMap((one, i) =>
    numbers
      .slice(i + 1)
      .filter(other => distance(one.at, other.at) < 2 * NUMBER_RADIUS)
      .map(other => `the numbers of ${one.code} and ${other.code} lie over each other`),
  )

/** A map of countries, regions or departments, with what an author puts on it. */
export const drawMap = (figure: MapFigure, name: string): Drawing => {
  const atlas = readAtlas(figure.area)
  const project = makeProject(atlas)
  const mainHeight = atlas.insets[0] ? atlas.insets[0].box.y - LEGEND_GAP : atlas.height
  const main = { x: 0, y: 0, w: atlas.width, h: mainHeight }
  const used = figure.groups.length
  // A first canvas, thrown away, says how high the legend is.
  const trial = drawLayers(new Canvas(atlas.width, atlas.height, name), figure, project, used)
  const plates: LegendEntry[] = figure.plates ? [{ label: 'limite de plaques', sample: () => undefined }] : []
  const rows = [...figure.groups.map(({ label }) => ({ label, sample: () => undefined })), ...plates, ...trial]
  const legend = rows.length > 0 ? measureLegend(rows, atlas.width) + LEGEND_GAP : 0
  const canvas = new Canvas(atlas.width, atlas.height + legend, name)
  const entries: LegendEntry[] = []
  canvas.clip({ x: 0, y: 0, w: atlas.width, h: atlas.height }, () => {
    entries.push(...drawGround(canvas, figure, atlas, main))
    if (figure.plates)
      entries.push({
        label: 'limite de plaques',
        sample: (x, y) => canvas.line([x - 14, y], [x + 14, y], { stroke: 'b', width: 1.8 }),
      })
    entries.push(...drawLayers(canvas, figure, project, used))
  })
  const frames = [main, ...atlas.insets.map(inset => inset.box)]
  for (const box of atlas.globe ? [] : frames) canvas.rect(box, { stroke: 'soft', width: 1 })
  canvas.strokes.length = 0
  const isMute = figure.numbered.length > 0
  for (const { box, name: inset } of isMute ? [] : atlas.insets)
    canvas.label([box.x + box.w / 2, box.y + box.h + 13], inset, { size: 12 })
  drawNames(canvas, figure, project, frames)
  const numbers = numberZones(figure, atlas)
  for (const { number, at } of numbers) {
    canvas.circle(at, NUMBER_RADIUS, { fill: 'paper', stroke: 'ink', width: 1.6 })
    canvas.label(at, String(number), { middle: true, bold: true, size: 13, symbol: true })
  }
  drawLegend(canvas, entries, atlas.height + LEGEND_GAP)
  return {
    canvas,
    text: describe(
      figure,
      atlas,
      numbers.map(({ number, where }) => `${number}, ${where}`),
    ),
    flaws: [...findFlaws(figure, atlas), ...findCloseNumbers(numbers)],
    source: figure.plates ? `${atlas.source} ${PLATES_SOURCE}` : atlas.source,
    targets: listMapTargets(figure, atlas),
  }
}

const describe = (figure: MapFigure, { zones, insets }: Atlas, numbers: readonly string[]) =>
  [
    `Carte : ${AREA_NAMES[figure.area]}.`,
    ...figure.groups.map(
      ({ label, zones: codes }) => `${label} : ${codes.map(code => lookup(zones, code)?.name ?? code).join(', ')}.`,
    ),
    ...(figure.plates ? ['Des lignes : limite de plaques.'] : []),
    ...describeLayers(figure),
    ...(numbers.length > 0 ? [`Zones numérotées, sans nom : ${numbers.join(' ; ')}.`] : []),
    ...(numbers.length === 0 && insets.length > 0
      ? [`Dans les cadres : ${insets.map(({ name }) => name).join(', ')}.`]
      : []),
  ].join(' ')
