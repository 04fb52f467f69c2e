import path from 'node:path'
import { type Registry, type RemoteEntry, registrySchema } from '../../shared/src/contracts/registry.ts'
import { readJson, writeAtomic } from './files.ts'
import { SITE } from './packages.ts'

const FILE = path.join(SITE, 'remotes.json')

export async function readRegistry(): Promise<Registry | null> {
  const parsed = registrySchema.safeParse(await readJson(FILE))
  return parsed.success ? parsed.data : null
}

export async function writeRegistry(remotes: RemoteEntry[], now: Date): Promise<void> {
  const registry: Registry = { schema: 1, issued: now.toISOString(), remotes, signature: null }
  await writeAtomic(FILE, `${JSON.stringify(registrySchema.parse(registry))}\n`)
}
