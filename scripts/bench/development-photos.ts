import { createReader } from '../../api/src/homework/reading/reader.ts'
import { expectedText, readPhotoCases } from '../../api/src/homework/reading/testing/photo-case.ts'
import { type ReadingScore, scoreReading } from '../../api/src/homework/reading/testing/reading-score.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { figure, type Part } from './report.ts'
import { percentile } from './stats.ts'
import { takePhotos } from './take-photos.ts'

const MAX_MEAN_ERRORS = 4
const MAX_ERRORS = 10
const MIN_RIGHT_OR_MARKED = 95

/** What the reading program makes of photos whose text is known. */
export async function developmentPhotos(): Promise<Part> {
  const cases = readPhotoCases()
  const taken = await takePhotos(cases)
  const read = createReader(createLog('silent'))
  const scores: ReadingScore[] = []
  const rows: string[][] = []
  const times: number[] = []
  for (const [i, bytes] of taken.entries()) {
    const began = performance.now()
    const sent = { kind: 'image', bytes, type: null, userId: '' } as const
    const found = await read(sent, new AbortController().signal)
    times.push(performance.now() - began)
    const one = cases[i]
    if (!one) throw new Error('a photo without a case')
    const score = scoreReading(expectedText(one), 'failure' in found ? { text: '', uncertain: [] } : found)
    scores.push(score)
    const { expected, right, marked, wrong } = score.pieces
    rows.push([one.name, figure(100 * score.errors, 1), `${right}/${expected}`, `${marked}`, `${wrong}`])
  }
  const sum = (pick: (score: ReadingScore) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const pieces = sum(({ pieces }) => pieces.expected)
  const wrong = sum(({ pieces }) => pieces.wrong)
  const median = figure(percentile(times, 0.5) / 1000, 1)
  return {
    title: `Lecture de ${cases.length} photos d’énoncés, sur lesquelles les règles ont été réglées (${median} s la photo, au plus ${figure(Math.max(...times) / 1000, 1)} s)`,
    head: ['photo', 'lettres fausses, %', 'fractions et puissances justes', 'signalées', 'fausses sans signal'],
    rows,
    targets: [
      {
        title: 'Lettres fausses en moyenne',
        value: (100 * sum(one => one.errors)) / scores.length,
        limit: MAX_MEAN_ERRORS,
        unit: ' %',
      },
      {
        title: 'Lettres fausses, la pire photo',
        value: 100 * Math.max(...scores.map(one => one.errors)),
        limit: MAX_ERRORS,
        unit: ' %',
      },
      {
        title: 'Fractions et puissances justes ou signalées',
        value: (100 * sum(({ pieces: one }) => Math.min(one.expected, one.right + one.marked))) / Math.max(1, pieces),
        limit: MIN_RIGHT_OR_MARKED,
        unit: ' %',
        atLeast: true,
      },
      { title: 'Fausses sans signal', value: wrong, limit: 0, unit: '' },
    ],
  }
}
