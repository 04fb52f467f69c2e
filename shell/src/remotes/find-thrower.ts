import type { VersionFolder } from '@ariane/shared/federation'

/** A place in a file of a remote. */
export type Thrower = { remote: string; version: string; file: string; line: number; column: number }

const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g

/**
 * The file of a remote nearest to where an error was thrown, in what a browser writes of the calls; null where no remote
 * had a part in it.
 */
export function findThrower(stack: string, folders: readonly VersionFolder[]): Thrower | null {
  for (const [, url = '', line, column] of stack.matchAll(FRAME)) {
    const [address = ''] = url.split('?')
    const found = folders.find(({ folder }) => address.startsWith(folder))
    if (!found) continue
    const { remote, version, folder } = found
    return { remote, version, file: address.slice(folder.length), line: Number(line), column: Number(column) }
  }
  return null
}
