import { readFileSync } from 'node:fs'
import { readableKind } from '../../api/src/homework/reading/kind.ts'
import { createReader, ReaderLost } from '../../api/src/homework/reading/reader.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { resolveTyped } from './case-file.ts'

/** One file whose reader was ended from outside leaves the others theirs. */
function unread(error: unknown): { failure: 'failed' } {
  if (error instanceof ReaderLost) return { failure: 'failed' }
  throw error
}

/** `read PHOTO…`: what the reading program finds in files, one after the other; a file that is not read says why. */
export async function readPhotos(args: string[]) {
  const files = args.filter(arg => arg !== '--json')
  if (files.length === 0) throw new Error('Quelle photo ? npm run tutor -- read PHOTO…')
  const read = createReader(createLog('silent'))
  const photos = []
  for (const file of files) {
    const started = performance.now()
    const bytes = readFileSync(resolveTyped(file))
    const known = readableKind(bytes)
    const found =
      'failure' in known
        ? known
        : await read({ kind: known.kind, bytes, type: null, userId: '' }, new AbortController().signal).catch(unread)
    const ms = Math.round(performance.now() - started)
    photos.push(
      'failure' in found
        ? { file, text: '', uncertain: [], notices: [], failure: found.failure, ms }
        : { file, text: found.text, uncertain: found.uncertain, notices: found.notices, ms },
    )
  }
  return { photos }
}
