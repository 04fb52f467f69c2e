import { drawFigure, type Figure } from '@ariane/tutor'
import { percentile } from '../bench/stats.ts'
import { compressedSize } from './compressed-size.ts'

type PackFigures = { pack: string; figures: readonly Figure[] }

/** What docs/figures.md promises: bytes on the way to a browser, milliseconds on a machine that has drawn before. */
const LIMITS = { figure: 2048, map: 16_384, path: 61_440, ms: 5 }
const PATH = 20
const KB = 1024

const measureSize = (figure: Figure) => compressedSize(drawFigure(figure).svg)

/** How long each takes that was not drawn before: another title makes it another figure. */
const measureTimes = (figures: readonly Figure[]): number[] => {
  for (const figure of figures) drawFigure(figure)
  return figures.map(figure => {
    const other = { ...figure, title: `${figure.title}.` }
    const start = performance.now()
    drawFigure(other)
    return performance.now() - start
  })
}

/** Each twenty figures that follow each other in the packs, as a path brings them: in one answer. */
const measurePaths = (all: readonly { pack: string; figure: Figure }[]) =>
  Array.from({ length: Math.max(0, all.length - PATH + 1) }, (_, first) => {
    const part = all.slice(first, first + PATH)
    const views = part.map(({ figure }) => drawFigure(figure))
    return { bytes: compressedSize(JSON.stringify(views)), from: part[0]?.pack ?? '', to: part.at(-1)?.pack ?? '' }
  }).toSorted((a, b) => a.bytes - b.bytes)

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(2)} ko`
const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`

/** Sizes and times of the figures of packs, a line for each kind, and whether they are what was promised. */
export const measureFigures = (packs: readonly PackFigures[]): { report: string[]; failures: number } => {
  const all = packs.flatMap(({ pack, figures }) => figures.map(figure => ({ pack, figure })))
  const sized = all.map(({ pack, figure }) => ({ pack, figure, bytes: measureSize(figure) }))
  const kinds = [...Map.groupBy(sized, ({ figure }) => figure.kind)].toSorted(([a], [b]) => a.localeCompare(b))
  const rows = kinds.map(([kind, ones]) => {
    const sizes = ones.map(({ bytes }) => bytes)
    const largest = ones.find(({ bytes }) => bytes === Math.max(...sizes))
    return `${kind.padEnd(16)} ${String(ones.length).padStart(4)}  médiane ${kilobytes(percentile(sizes, 0.5))}  la plus lourde ${kilobytes(largest?.bytes ?? 0)} (${largest?.pack} ${largest?.figure.id})`
  })
  const largest = (isMap: boolean) =>
    Math.max(0, ...sized.filter(({ figure }) => (figure.kind === 'map') === isMap).map(({ bytes }) => bytes))
  const times = measureTimes(all.map(({ figure }) => figure))
  const paths = measurePaths(all)
  const [half, heaviest] = [paths[Math.floor(paths.length / 2)], paths.at(-1)]
  const promises = [
    { what: 'figure ordinaire la plus lourde', value: largest(false), limit: LIMITS.figure, write: kilobytes },
    { what: 'carte la plus lourde', value: largest(true), limit: LIMITS.map, write: kilobytes },
    { what: '95 % dessinées en', value: percentile(times, 0.95), limit: LIMITS.ms, write: milliseconds },
    { what: `${PATH} figures de suite, médiane`, value: half?.bytes ?? 0, limit: LIMITS.path, write: kilobytes },
    {
      what: `${PATH} figures de suite, les plus lourdes (${heaviest?.from} à ${heaviest?.to})`,
      value: heaviest?.bytes ?? 0,
      limit: LIMITS.path,
      write: kilobytes,
    },
  ]
  const verdicts = promises.map(
    ({ what, value, limit, write }) =>
      `${value <= limit ? 'oui' : 'NON'}  ${what} : ${write(value)} (au plus ${write(limit)})`,
  )
  return {
    report: [`${all.length} figures de ${packs.length} dossiers`, ...rows, ...verdicts],
    failures: promises.filter(({ value, limit }) => value > limit).length,
  }
}
