import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest)$/

/** Puts `file.br` and `file.gz` beside a file, unless it is too small or of a kind that does not shrink. */
export async function compress(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return
  const bytes = await readFile(file)
  if (bytes.length < 512) return
  // The last percents cost seconds on large files.
  const quality = bytes.length > 500_000 ? 9 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gunzippable(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
