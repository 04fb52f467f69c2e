// A contact sheet of figures: `npm run figures -- PACK` draws those of a pack, `-- --kinds [WORD…]` the examples of each kind.
// It is written into .build/figures, with pictures in light, dark and forced colours at 390 px unless `--no-pictures` is given,
// and with `--engines` by Firefox and WebKitGTK, too.
// `--watch` draws again when a file changes; `--new KIND` prints an example to begin with; `--measure` prints sizes and times of
// all figures of the packs. See docs/figures.md.
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firefox } from '../e2e/engines/browsers/firefox.ts'
import { webkit } from '../e2e/engines/browsers/webkit.ts'
import { drawSheet, type Sheet } from './figures/draw-sheet.ts'
import { measureFigures } from './figures/measure.ts'
import { listExamples, listFiguresByPack, listPackFigures } from './figures/read-figures.ts'
import { takeEnginePictures, takePictures } from './figures/take-pictures.ts'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, '.build', 'figures')
const options = process.argv.slice(2)
const words = options.filter(word => !word.startsWith('--'))

function readSheet(): Sheet {
  if (options.includes('--kinds')) {
    const examples = listExamples().filter(({ kind }) => words.length === 0 || words.includes(kind))
    return { name: ['kinds', ...words].join('-'), figures: examples.map(({ figure }) => figure) }
  }
  const [pack] = words
  if (!pack) throw new Error('Quel dossier ? npm run figures -- PACK, ou --kinds')
  return { name: pack, figures: listPackFigures(pack) }
}

async function draw(pictures: boolean): Promise<number> {
  const sheet = readSheet()
  const { html, report, flaws } = drawSheet(sheet)
  mkdirSync(out, { recursive: true })
  const file = path.join(out, `${sheet.name}.html`)
  writeFileSync(file, html)
  console.log(report.join('\n'))
  console.log(path.relative(process.cwd(), file))
  if (pictures)
    for (const picture of await takePictures(file, sheet.figures.length))
      console.log(path.relative(process.cwd(), picture))
  if (pictures && options.includes('--engines'))
    for (const engine of [firefox, webkit])
      for (const picture of await takeEnginePictures(engine, file, sheet.figures.length))
        console.log(path.relative(process.cwd(), picture))
  return flaws
}

if (options.includes('--new')) {
  const examples = listExamples().filter(({ kind }) => words.includes(kind))
  if (examples.length === 0)
    throw new Error(`Types : ${[...new Set(listExamples().map(({ kind }) => kind))].join(', ')}`)
  console.log(JSON.stringify(examples[0]?.figure, null, 2))
} else if (options.includes('--measure')) {
  const { report, failures } = measureFigures(listFiguresByPack(words))
  console.log(report.join('\n'))
  process.exit(failures > 0 ? 1 : 0)
} else if (options.includes('--watch')) {
  await draw(false)
  for (const folder of ['tutor/content/packs', 'tutor/src/figures/examples'])
    watch(path.join(root, folder), { recursive: true }, () => {
      draw(false).catch(error => console.error(error instanceof Error ? error.message : error))
    })
} else process.exit((await draw(!options.includes('--no-pictures'))) > 0 ? 1 : 0)
