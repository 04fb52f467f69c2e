// An update lets the release before run on while the tables are new already: a migration adds. One that drops, renames or
// requires says why (`export const breaks = '…'`), and the release before then refuses to start on it.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findBreaking, saysWhy } from './breaking-statements.ts'

/** Those before the rule. */
const LAST_FREE = '202611271500'

const folder = path.join(import.meta.dirname, '..', '..', 'api', 'src', 'migrations')
const files = globSync('*.ts', { cwd: folder }).sort()
if (files.length === 0) throw new Error('no migrations found: the pattern is wrong')
const bound = files.filter(file => file > `${LAST_FREE}-~`)
const problems = bound.flatMap(file => {
  const source = readFileSync(path.join(folder, file), 'utf8')
  const found = findBreaking(source)
  if (found.length > 0 && !saysWhy(source))
    return [`${file} ${found.join(', ')}: add only, or export breaks with the reason`]
  if (found.length === 0 && saysWhy(source)) return [`${file} says that it breaks something, and adds only`]
  return []
})
for (const problem of problems) console.error(problem)
console.log(
  `${files.length} migrations, ${bound.length} under the rule, ${problems.length} that break the release before`,
)
process.exit(problems.length > 0 ? 1 : 0)
