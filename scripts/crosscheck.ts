// `npm run test:crosscheck`: our simulated PRONOTE against pawnote, a client that others wrote from the real one. It is under the
// GPL, so it is in no lockfile but its own; where it cannot be had this says so and passes, or fails with CROSSCHECK=required.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { runSteps, tool } from './steps.ts'

const folder = path.join('api', 'crosscheck')
const install = spawnSync('pnpm', ['-C', folder, 'install', '--frozen-lockfile'], { encoding: 'utf8' })
if (install.status === 0) {
  const test = tool('PRONOTE simulé, lu par pawnote', 'vitest', 'run', `${folder}/`)
  await runSteps([{ ...test, counts: 'vitest' }])
} else {
  const said = `${install.stdout}${install.stderr}`.split('\n').filter(line => /ERR|error/i.test(line))
  const why = said[0]?.trim() ?? install.error?.message ?? `code ${install.status}`
  console.log(`– PRONOTE simulé, lu par pawnote : passé, le paquet pawnote n’a pas pu être installé (${why})`)
  // A lockfile that is not up to date is our own fault, not the network's.
  if (process.env.CROSSCHECK === 'required' || why.includes('OUTDATED_LOCKFILE')) process.exit(1)
}
