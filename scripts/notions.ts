// The notions of packs, for authors: `node scripts/notions.ts PACK…` shows what a pack has to be sorted, in short;
// `node scripts/notions.ts --apply FILE` writes the notions of a mapping into its packs, all or none. See tutor/content/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CONTENT } from '@ariane/tutor'
import { z } from 'zod'
import { listItems, Mapping, putNotions } from './content/notions.ts'
import { chosenFolders, readPacks } from './content/read.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { apply: { type: 'string' } } })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const fail = (lines: readonly string[]): never => {
  console.error(lines.join('\n'))
  process.exit(1)
}

const readMapping = (file: string) => {
  try {
    const result = Mapping.safeParse(readJson(file))
    return result.success ? result.data : fail([`${file}:`, z.prettifyError(result.error)])
  } catch (error) {
    return fail([`${file}: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/** Writes the notions of a mapping, once all of them are right. */
const apply = (file: string) => {
  const mapping = readMapping(file)
  const { sources, problems } = readPacks(chosenFolders([]).filter(folder => path.basename(folder) in mapping))
  const flaws = problems.map(({ file: at, what }) => `${at}: ${what}`)
  for (const id of Object.keys(mapping))
    if (!sources.some(({ pack }) => pack.id === id)) flaws.push(`${id}: there is no such pack`)
  const files = sources.flatMap(({ folder, pack }) => {
    const name = path.join(CONTENT, folder, 'notions.json')
    try {
      const parts = readJson(name) as Record<string, unknown>
      return [{ name, parts: putNotions(pack, parts, mapping[pack.id] ?? []) }]
    } catch (error) {
      flaws.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  if (flaws.length > 0) fail([...flaws, 'Nothing was written.'])
  for (const { name, parts } of files) writeFileSync(name, `${JSON.stringify(parts, null, 2)}\n`)
  console.log(`${files.length} packs have their notions`)
}

const show = (wanted: readonly string[]) => {
  const { sources, problems } = readPacks(chosenFolders(wanted))
  if (sources.length === 0) fail([`No pack is named ${wanted.join(' ')}.`, ...problems.map(({ what }) => what)])
  for (const { pack } of sources) console.log(listItems(pack).join('\n'), '\n')
}

if (values.apply) apply(values.apply)
else if (positionals.length > 0) show(positionals)
else fail(['Which packs? node scripts/notions.ts PACK… | --apply FILE'])
