// Solutions, graders and packs stay on the server: looked for in the built files of every remote, its frames and the shell.
// Run after the build.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findServerCode } from './browser-bundles/find-server-code.ts'
import { readServerSentences } from './browser-bundles/server-sentences.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** There are far more: fewer mean that they were not found. */
const MIN_SENTENCES = 10_000
const MIN_FRAME_FILES = 20

const sentences = readServerSentences()
const packages = globSync('{shell,mf-*}/rsbuild.config.ts', { cwd: root }).map(file => path.dirname(file))
// What was built last; the site beside keeps the files of earlier builds.
const files = globSync('{shell,mf-*}/dist/**/*.js', { cwd: root }).toSorted()

const problems = files.flatMap(file =>
  findServerCode(readFileSync(path.join(root, file), 'utf8'), sentences).map(found => `${file}: ${found}`),
)
for (const name of packages.filter(one => !files.some(file => file.startsWith(`${one}/`))))
  problems.push(`${name}: no built file was found`)
const frameFiles = files.filter(file => file.includes('/dist/frames/')).length
if (frameFiles < MIN_FRAME_FILES) problems.push(`only ${frameFiles} files of frames were found`)
if (sentences.size < MIN_SENTENCES) problems.push(`only ${sentences.size} sentences of the server were found`)

if (problems.length > 0) {
  console.error(`The server's own code in files for browsers:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`${files.length} built files read, ${sentences.size} sentences of the server looked for.`)
