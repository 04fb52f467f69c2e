import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')

/** `npm run release`, as a team calls it, on a folder where the product is published. */
export async function releaseCommand(folder: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, RELEASE_STORAGE: folder, ...settings }
  const child = spawn('node', ['scripts/release.ts', ...words], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code: child.exitCode }
}
