import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Where an installed program is; undefined where it is not. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(isExecutable)

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
