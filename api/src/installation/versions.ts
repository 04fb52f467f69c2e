import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const Manifest = z.object({ version: z.string() })
const Packed = z.object({ commit: z.string().nullable() })

async function read<T>(schema: z.ZodType<T>, file: string): Promise<T | undefined> {
  const text = await readFile(join(ROOT, file), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/** What runs here; `release.json` is in packed folders only (docs/operate.md). */
export async function readVersions() {
  const [manifest, packed] = [await read(Manifest, 'package.json'), await read(Packed, 'release.json')]
  return { product: manifest?.version ?? '', commit: packed?.commit ?? null, node: process.versions.node }
}
