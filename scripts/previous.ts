/**
 * Builds the site of the recorded commit (e2e/previous.json) into `.build/previous/<commit>`, once: what the skew matrix
 * mixes with the current one. Sources come from git's history, packages from that commit's lockfile.
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkOut, findPlace, recorded, run } from './previous/checkout.ts'

const { commit } = recorded
const folder = findPlace(commit)
const done = path.join(folder, '.done')

if (existsSync(done)) console.log(`La version précédente (${commit.slice(0, 8)}) est déjà construite.`)
else {
  checkOut(commit)
  run(folder, 'node', path.join('scripts', 'site.ts'))
  writeFileSync(done, commit)
  console.log(`La version précédente (${commit.slice(0, 8)}) est construite.`)
}
