import { figure, type Part } from '../report.ts'
import { percentile } from '../stats.ts'
import type { PieceCount } from './compare-reading.ts'
import type { MeasuredPhoto } from './measure-photos.ts'

const MOST_ERRORS = 10
const LEAST_FRACTIONS = 95
const MEAN_ERRORS = 4

const percent = (share: number) => `${figure(100 * share, 1)} %`
const pieces = ({ right, marked, all }: PieceCount) => (all === 0 ? '' : `${right} + ${marked} / ${all}`)
const sum = (counts: PieceCount[]): PieceCount => ({
  right: counts.reduce((total, one) => total + one.right, 0),
  marked: counts.reduce((total, one) => total + one.marked, 0),
  all: counts.reduce((total, one) => total + one.all, 0),
})

/** One row a photo, and the targets that all of them have to meet. */
export function reportPhotos(measured: readonly MeasuredPhoto[]): Part {
  const errors = measured.map(one => 100 * one.errors)
  const fractions = sum(measured.map(one => one.fractions))
  const exponents = sum(measured.map(one => one.exponents))
  const failures = measured.filter(one => one.failure).length
  const seconds = measured.map(one => one.ms / 1000)
  return {
    title: `Lecture de ${measured.length} photos, ${failures} échecs : fractions ${pieces(fractions)}, exposants ${pieces(exponents)}, médiane ${figure(percentile(seconds, 0.5), 1)} s`,
    head: ['photo', 'lettres fausses', 'fractions (justes + signalées)', 'exposants', 'inventés', 's'],
    rows: measured.map(({ id, failure, ms, errors: wrong, falsePieces, ...one }) => [
      id,
      failure ? `échec (${failure})` : percent(wrong),
      pieces(one.fractions),
      pieces(one.exponents),
      falsePieces.join(' '),
      figure(ms / 1000, 1),
    ]),
    targets: [
      {
        title: 'Lettres fausses, en moyenne',
        value: errors.reduce((total, one) => total + one, 0) / Math.max(1, errors.length),
        limit: MEAN_ERRORS,
        unit: ' %',
      },
      { title: 'Lettres fausses, au plus', value: Math.max(0, ...errors), limit: MOST_ERRORS, unit: ' %' },
      {
        title: 'Fractions justes ou signalées',
        value: (100 * (fractions.right + fractions.marked)) / Math.max(1, fractions.all),
        limit: LEAST_FRACTIONS,
        unit: ' %',
        atLeast: true,
      },
      { title: 'Inventés sans signe', value: measured.flatMap(one => one.falsePieces).length, limit: 0, unit: '' },
    ],
  }
}
