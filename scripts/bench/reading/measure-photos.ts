import { readFileSync } from 'node:fs'
import { createReader } from '../../../api/src/homework/reading/reader.ts'
import { createLog } from '../../../api/src/platform/log.ts'
import { compareReading, type ReadingComparison } from './compare-reading.ts'
import type { Page } from './pages.ts'
import { renderPhotos } from './render-photos.ts'

/** What was read of a page, how long it took, and how it differs from what stands there. */
export type MeasuredPhoto = ReadingComparison & { id: string; text: string; failure: string | null; ms: number }

/** Photographs the pages and has each one read, one after the other, as a pupil's photos are. */
export async function measurePhotos(pages: readonly Page[]): Promise<MeasuredPhoto[]> {
  const files = await renderPhotos(pages)
  const read = createReader(createLog('silent'))
  const measured: MeasuredPhoto[] = []
  for (const [i, { id, truth }] of pages.entries()) {
    const photo = { kind: 'image' as const, bytes: readFileSync(files[i] ?? ''), type: null, userId: '' }
    const began = performance.now()
    const found = await read(photo, new AbortController().signal)
    const ms = performance.now() - began
    const failure = 'failure' in found ? found.failure : null
    const { text, uncertain } = 'failure' in found ? { text: '', uncertain: [] } : found
    measured.push({ id, text, failure, ms, ...compareReading(truth, { text, uncertain }) })
  }
  return measured
}
