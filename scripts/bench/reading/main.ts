// `node scripts/bench/reading/main.ts [ID…]`: photographs the printed pages, has them read and prints, photo by photo, how many
// letters are wrong, which fractions and exponents were read, what was made up, and how long it took. Nothing may be tuned on
// these pages. `--render` only makes the photos (.build/reading-photos), `--text` prints what was read.
import { parseArgs } from 'node:util'
import { printPart } from '../report.ts'
import { measurePhotos } from './measure-photos.ts'
import { pages } from './pages.ts'
import { renderPhotos } from './render-photos.ts'
import { reportPhotos } from './report-photos.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { render: { type: 'boolean' }, text: { type: 'boolean' } },
})
const wanted = pages().filter(({ id }) => positionals.length === 0 || positionals.includes(id))
if (values.render) for (const file of await renderPhotos(wanted)) console.log(file)
else {
  const measured = await measurePhotos(wanted)
  if (values.text) for (const { id, text } of measured) console.log(`\n--- ${id}\n${text}`)
  printPart(reportPhotos(measured))
}
