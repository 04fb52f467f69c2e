import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'

/** What was written here earlier; null when there is nothing, or nothing of use. */
export async function readKept<T extends z.ZodType>(file: string, schema: T): Promise<z.infer<T> | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Writes a file so that a reader sees the old or the new one, never half. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const half = `${file}.${randomUUID()}.half`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(half, content)
  await rename(half, file)
}
