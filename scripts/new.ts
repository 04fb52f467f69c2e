/**
 * Makes a remote that builds, runs and passes.
 *   node scripts/new.ts mf-lectures
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findNameProblem, listFiles } from './new-remote/list-files.ts'
import { REMOTES, ROOT } from './site/packages.ts'

const [name = ''] = process.argv.slice(2)
const problem = findNameProblem(name, REMOTES)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const files = Object.entries(listFiles(name))
for (const [file, text] of files) {
  const at = path.join(ROOT, file)
  mkdirSync(path.dirname(at), { recursive: true })
  // A file that is there already is somebody's work.
  writeFileSync(at, text, { flag: 'wx' })
  console.log(`  ${file}`)
}
// Where lines break depends on how long the name is.
const biome = path.join(ROOT, 'node_modules/.bin/biome')
spawnSync(biome, ['format', '--write', ...files.map(([file]) => file)], { cwd: ROOT, stdio: 'ignore' })
console.log(
  `\nEnsuite : npm run build, puis NODE_ENV=development SIMULATOR=1 npm start ; npm run dev ${name} pour l’écrire. docs/add-a-remote.md dit le reste.`,
)
