import { mkdirSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'

const isThere = (path: string, target: string) => {
  try {
    return readlinkSync(path) === target
  } catch {
    return false
  }
}

function link(path: string, target: string): void {
  if (isThere(path, target)) return
  try {
    unlinkSync(path)
  } catch {
    // There was none.
  }
  try {
    symlinkSync(target, path)
  } catch (error) {
    if (!isThere(path, target)) throw error
  }
}

/**
 * Makes the names under which the programs look for their libraries, in a folder of ours: the package may lie in a
 * read-only image. Gives the variables with which the programs find them.
 */
export function linkLibraries({ libraries }: Binaries, folder: string): Record<string, string> {
  if (!libraries) return {}
  if (process.platform === 'darwin') {
    // macOS takes the variable away from what a shell starts, so there the links lie beside the libraries.
    for (const [name, file] of libraries.names) link(join(libraries.folder, name), file)
    return {}
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of libraries.names) link(join(folder, name), join(libraries.folder, file))
  return { LD_LIBRARY_PATH: `${folder}:${libraries.folder}` }
}
