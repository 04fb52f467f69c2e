import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Published } from '../../../shared/src/contracts/registry.ts'
import { messages } from '../messages.ts'
import { findBareSelectors } from './bare-selectors.ts'

/** Pages of a remote's own, whose style sheets reach no other page. */
const FRAMES = 'frames/'

/**
 * Holds the style sheets of a built version against the page that they will stand in.
 * @param folder where its files are
 * @throws Error that names each selector which takes elements of the whole page, with its file
 */
export async function checkStyleSheets(
  name: string,
  folder: string,
  { files }: Pick<Published, 'files'>,
): Promise<void> {
  const sheets = Object.keys(files).filter(file => file.endsWith('.css') && !file.startsWith(FRAMES))
  const bare: string[] = []
  for (const file of sheets)
    for (const selector of findBareSelectors(file, await readFile(path.join(folder, file))))
      bare.push(`${file} : ${selector}`)
  if (bare.length > 0) throw new Error(messages.bareSelectors(name, bare))
}
