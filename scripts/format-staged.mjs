// The pre-commit hook (.githooks, set by bootstrap.mjs), on any Node: formats what is staged and writes the grid of the RGAA, so that
// no slip of these reaches a landing. A file that is staged in part is left as it is: its other changes are not for this commit.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const biome = path.join(root, 'node_modules', '.bin', 'biome')
const git = (...args) => execFileSync('git', ['--literal-pathspecs', ...args], { cwd: root, encoding: 'utf8' })
const listDiff = (...args) =>
  git('diff', '-z', '--name-only', ...args)
    .split('\0')
    .filter(Boolean)

/** `git commit FILE` has an index of its own: what is added to it, the next commit would take back. */
const ownIndex = /next-index-/.test(process.env.GIT_INDEX_FILE ?? '')

function formatStaged() {
  const unstaged = new Set(listDiff())
  const whole = listDiff('--cached', '--diff-filter=ACMR').filter(file => !unstaged.has(file))
  if (whole.length === 0) return
  // What formatting cannot mend is for `npm run check` to say.
  const options = ['--write', '--linter-enabled=false', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  spawnSync(biome, ['check', ...options, ...whole], { cwd: root })
  // The grid is made of the whole tree: what is unstaged would be in it.
  if (unstaged.size === 0 && writeGrid()) whole.push('docs/accessibility/rgaa.md')
  git('add', '--', ...whole)
}

function writeGrid() {
  const tools = path.join(root, '.tools')
  const newest = existsSync(tools) && readdirSync(tools).findLast(name => name.startsWith('node-'))
  if (!newest) return false
  return (
    spawnSync(path.join(tools, newest, 'node_modules', '.bin', 'node'), ['scripts/rgaa.ts'], { cwd: root }).status === 0
  )
}

if (!ownIndex && existsSync(biome)) formatStaged()
