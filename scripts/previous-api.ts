/**
 * Runs API tests of the recorded release (`api` in e2e/previous.json) on the tables of today: a node of the release before goes
 * on beside a new one while an update is under way. Its sources and packages are its own, the migrations those of both.
 *   npm run test:previous                  calls and statements of every area
 *   npm run test:previous -- api/src       or the files named
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkOut, findPlace, ROOT, recorded, stop } from './previous/checkout.ts'

const MIGRATIONS = path.join('api', 'src', 'migrations')
/** They walk every call and what each sends to the database. */
const TESTS = ['api/src/statements.test.ts', 'api/src/policy.test.ts', 'routes.test.ts']

const folder = findPlace(recorded.api)
const done = path.join(folder, '.installed')
if (!existsSync(done)) {
  checkOut(recorded.api)
  writeFileSync(done, recorded.api)
}
/** Names of what an earlier run put there: it may have been renamed since. */
const note = path.join(folder, '.later')
const before = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
for (const file of before) rmSync(path.join(folder, MIGRATIONS, file), { force: true })
const there = new Set(readdirSync(path.join(folder, MIGRATIONS)))
const later = readdirSync(path.join(ROOT, MIGRATIONS)).filter(file => !there.has(file))
if (later.length === 0) stop('Aucune table n’a changé depuis : notez une version plus ancienne dans e2e/previous.json.')
writeFileSync(note, later.join('\n'))
for (const file of later) copyFileSync(path.join(ROOT, MIGRATIONS, file), path.join(folder, MIGRATIONS, file))
console.log(`Version ${recorded.api.slice(0, 8)}, tables d’aujourd’hui (${later.length} changements de plus)`)
const given = process.argv.slice(2)
const { status } = spawnSync('vitest', ['run', ...(given.length > 0 ? given : TESTS)], {
  cwd: folder,
  env: { ...process.env, QUICK: '1' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
