import { createHash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a file or folder, sorted, as absolute paths. */
export async function filesBelow(root: string): Promise<string[]> {
  if ((await stat(root)).isFile()) return [root]
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
}

/** One hash over names and contents, and a text that belongs to them; tests do not count. */
export async function hashFiles(files: readonly string[], base: string, text = ''): Promise<string> {
  const hash = createHash('sha256').update(text)
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(`${path.relative(base, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Digest in the form of an `integrity` attribute. */
export const digest = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Writes a file so that a reader sees either the old or the new one, never half. */
export async function writeAtomic(file: string, content: string): Promise<void> {
  const half = `${file}.${process.pid}.half`
  await writeFile(half, content)
  await rename(half, file)
}

export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Runs the work over the items, at most `width` at a time; results keep the order. */
export async function inParallel<T, R>(items: T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      const item = items[index]
      if (item !== undefined) results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}
