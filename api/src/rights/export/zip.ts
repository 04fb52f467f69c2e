import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive; its content comes piece by piece. */
export interface Entry {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

const LEVEL = 6
const encoder = new TextEncoder()

/** The bytes of an archive, as they are made: no more than a piece is in memory at once. */
export async function* zipped(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL })
    file.mtime = at
    archive.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}
