// `node scripts/bench/reading/measure-photos.ts [ID…]`: photographs the printed pages, has them read and prints, photo by photo,
// how many letters are wrong, which fractions and exponents were read, what was made up, and how long it took.
// Nothing may be tuned on these pages. `--render` only makes the photos (.build/reading-photos), `--text` prints what was read.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createReader } from '../../../api/src/homework/reading/reader.ts'
import { createLog } from '../../../api/src/platform/log.ts'
import { figure, table } from '../report.ts'
import { percentile } from '../stats.ts'
import { compareReading, type PieceCount, type ReadText } from './compare-reading.ts'
import { pages } from './pages.ts'
import { renderPhotos } from './render-photos.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { render: { type: 'boolean' }, text: { type: 'boolean' } },
})
const wanted = pages().filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const files = await renderPhotos(wanted)
if (values.render) process.exit(0)

const read = createReader(createLog('silent'))
async function readPhoto(file: string): Promise<ReadText & { ms: number; failure?: string }> {
  const began = performance.now()
  const photo = { kind: 'image' as const, bytes: readFileSync(file), type: null, userId: '' }
  const found = await read(photo, new AbortController().signal)
  const ms = performance.now() - began
  return 'failure' in found ? { text: '', uncertain: [], failure: found.failure, ms } : { ...found, ms }
}

const measured = []
for (const [i, page] of wanted.entries()) {
  const found = await readPhoto(files[i] ?? '')
  if (values.text) console.log(`\n--- ${page.id}\n${found.text}`)
  measured.push({ id: page.id, ms: found.ms, failure: found.failure, ...compareReading(page.truth, found) })
}

const percent = (share: number) => `${figure(100 * share, 1)} %`
const pieces = ({ right, marked, all }: PieceCount) => (all === 0 ? '' : `${right} + ${marked} / ${all}`)
const sum = (counts: PieceCount[]) =>
  counts.reduce((total, one) => ({
    right: total.right + one.right,
    marked: total.marked + one.marked,
    all: total.all + one.all,
  }))
const errors = measured.map(one => one.errors)
const mean = errors.reduce((total, one) => total + one, 0) / Math.max(1, errors.length)
const rows = measured.map(({ id, ms, failure, errors: wrong, fractions, exponents, falsePieces }) => [
  id,
  failure ? `échec (${failure})` : percent(wrong),
  pieces(fractions),
  pieces(exponents),
  falsePieces.join(' '),
  figure(ms / 1000, 1),
])
console.log(table(['photo', 'lettres fausses', 'fractions (justes + signalées)', 'exposants', 'inventés', 's'], rows))
console.log(
  `\n${measured.length} photos : ${percent(mean)} de lettres fausses en moyenne, ${percent(Math.max(...errors))} au plus, ` +
    `${errors.filter(one => one > 0.1).length} au-dessus de 10 %, ${measured.filter(one => one.failure).length} échecs ; fractions ${pieces(sum(measured.map(one => one.fractions)))}, ` +
    `exposants ${pieces(sum(measured.map(one => one.exponents)))}, ` +
    `${measured.flatMap(one => one.falsePieces).length} inventés sans signe ; ` +
    `médiane ${figure(
      percentile(
        measured.map(one => one.ms),
        0.5,
      ) / 1000,
      1,
    )} s`,
)
