// Import rules of ARCHITECTURE.md. A reader that finds no module passes silently, so the counts are asserted too.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Violation = { from: string; to: string; rule: { name: string } }
type Result = {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: Violation[] }
}

const root = path.join(import.meta.dirname, '..', '..')
// Graph of all modules, read by scripts/check/affected.ts.
const graphFile = path.join(root, '.build', 'check', 'modules.json')
const folders = ['activities', 'shared', 'shell', 'tutor', 'api', ...globSync('mf-*', { cwd: root })]

const output = execFileSync(
  path.join(root, 'node_modules', '.bin', 'depcruise'),
  [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...folders.map(folder => `${folder}/src`),
    'scripts',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: ['ignore', 'pipe', 'ignore'] },
)
const { modules, summary } = JSON.parse(output) as Result

let bad = false
for (const folder of folders) {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
  const read = modules.filter(module => module.source.startsWith(`${folder}/src/`) && /\.tsx?$/.test(module.source))
  const linked = read.filter(module => module.dependencies.length > 0)
  if (read.length < files.length || linked.length < files.length / 3) {
    console.error(`${folder}: only ${read.length} of ${files.length} files were read, ${linked.length} with imports`)
    bad = true
  }
}
mkdirSync(path.dirname(graphFile), { recursive: true })
const graph = modules.map(({ source, dependencies }) => ({ source, imports: dependencies.map(one => one.resolved) }))
writeFileSync(graphFile, JSON.stringify(graph))
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(`${modules.length} modules, ${summary.violations.length} violations`)
process.exit(bad || summary.violations.length > 0 ? 1 : 0)
