import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from '@ariane/shared/contracts/registry'
import { findBreaks } from '../../../scripts/release/gate/breaks.ts'
import { needed, type Surface } from '../../../scripts/release/gate/surface.ts'
import { copyRemotes, copyShell, SITE } from './own-site.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const { commit } = JSON.parse(readFileSync(path.join(ROOT, 'e2e', 'previous.json'), 'utf8')) as { commit: string }
const PREVIOUS = path.join(ROOT, '.build', 'previous', commit.slice(0, 12), '.build', 'site')

const read = <T>(folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T

/** Whose shell, and whose remotes. */
export const MIXES = {
  'this shell, previous remotes': { shell: SITE, remotes: PREVIOUS },
  'previous shell, these remotes': { shell: PREVIOUS, remotes: SITE },
} as const
export type Mix = keyof typeof MIXES

/** A site of both, in a folder of its own. */
export function mixedSite(mix: Mix): string {
  if (!existsSync(PREVIOUS)) throw new Error('The recorded build is missing: run node scripts/previous.ts')
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-skew-'))
  copyShell(MIXES[mix].shell, folder)
  copyRemotes(MIXES[mix].remotes, folder)
  return folder
}

/** The active version of each remote of a mix. */
export const activeVersions = (mix: Mix): Map<string, string> =>
  new Map(read<Registry>(MIXES[mix].remotes, 'remotes.json').remotes.map(({ name, active }) => [name, active]))

/**
 * Why a remote of these sources may not be given to people who still have the previous shell: what `npm run release` says
 * before it publishes. Empty where it may.
 */
export const heldBack = async (remote: string): Promise<string[]> =>
  findBreaks(await needed(remote), read<Surface>(PREVIOUS, 'contract.json'))
