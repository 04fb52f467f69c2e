import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../site/packages.ts'

const POSTGRES = path.join(ROOT, 'scripts/postgres.ts')

/** A server of its own in a folder, apart from one that tests may be using. Starting it gives its address. */
export function control(command: 'start' | 'halt' | 'resume' | 'stop', folder: string, ...more: string[]): string {
  const env = { ...process.env, TMPDIR: folder }
  return execFileSync(process.execPath, [POSTGRES, command, ...more], { encoding: 'utf8', env }).trim()
}
