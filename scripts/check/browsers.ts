// What the oldest browsers do not have, looked for in the built files: libraries included. Run after the build.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OLDEST_BROWSERS } from '../../shared/src/federation/browsers.ts'
import { KNOWN } from './browsers/known.ts'
import { newerThan } from './browsers/names.ts'
import { readScript, type Uses } from './browsers/uses.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** The build has far more: fewer mean that they were not found. */
const MIN_FILES = 60

// What was built last; the site beside keeps the files of earlier builds.
const files = globSync('{shell,mf-*}/dist/**/*.js', { cwd: root }).toSorted()

const names = newerThan(OLDEST_BROWSERS)
const problems: string[] = []
const used = new Set<string>()
for (const file of files) {
  let uses: Uses
  try {
    uses = readScript(readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    problems.push(`${file}: syntax newer than ES2022 (${(error as Error).message})`)
    continue
  }
  for (const found of names.in(uses)) {
    const known = KNOWN.find(([name, where]) => name === found && where.test(file))
    if (known) used.add(known[0])
    else problems.push(`${file}: ${found}`)
  }
}
for (const [name] of KNOWN) if (!used.has(name)) problems.push(`known.ts: ${name} is not used any more`)
if (files.length < MIN_FILES) problems.push(`only ${files.length} built files were found`)

if (problems.length > 0) {
  const targets = Object.entries(OLDEST_BROWSERS).map(entry => entry.join(' '))
  console.error(`Newer than the oldest browsers (${targets.join(', ')}):\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`${files.length} built files read, ${names.count} newer names looked for.`)
