import path from 'node:path'

type SharedLibrary = {
  range: string
  eager: boolean
  /** What the shell provides in place of the whole package: a file of this folder that re-exports the parts in use. */
  part?: { file: string; version: string }
}

/**
 * The libraries that shell and remotes share at run time, all of them curated: sharing Chakra or the router directly
 * would ship every unused part (309 kB instead of about 120). Eager ones are in the shell's first script; the others
 * are fetched when a screen needs them.
 */
export const SHARED_LIBRARIES: Record<string, SharedLibrary> = {
  react: { range: '^19.3.0', eager: true },
  'react/': { range: '^19.3.0', eager: true },
  'react-dom': { range: '^19.3.0', eager: true },
  'react-dom/': { range: '^19.3.0', eager: true },
  zod: { range: '^4.6.7', eager: false, part: { file: 'shared-zod.ts', version: '4.6.7' } },
  '@ariane/shared/http': { range: '^1.0.0', eager: true },
  '@ariane/shared/session': { range: '^1.0.0', eager: true },
  '@ariane/shared/ports': { range: '^1.0.0', eager: true },
  '@ariane/shared/router': { range: '^1.0.0', eager: false },
  '@ariane/shared/ui': { range: '^1.0.0', eager: true },
  '@ariane/shared/ui/overlay': { range: '^1.0.0', eager: false },
  '@ariane/shared/ui/media': { range: '^1.0.0', eager: false },
}

export type Role = 'shell' | 'remote'

/** Sharing options of one side. A production remote carries no copy of a library, so the shell's is the only one. */
export function shareOptions(role: Role, production: boolean) {
  return Object.fromEntries(
    Object.entries(SHARED_LIBRARIES).map(([key, { range, eager, part }]) => [
      key,
      {
        singleton: true,
        requiredVersion: range,
        ...(key.startsWith('@ariane/') ? { strictVersion: true } : {}),
        ...(part && role === 'shell'
          ? { import: path.join(import.meta.dirname, part.file), version: part.version }
          : {}),
        ...(production && role === 'shell' && eager ? { eager: true } : {}),
        ...(production && role === 'remote' ? { import: false as const } : {}),
      },
    ]),
  )
}
