import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Survived } from '../../api/src/testing/survival.ts'
import { ROOT } from '../site/packages.ts'
import { figure, type Part } from './report.ts'

const FILE = path.join(ROOT, '.build/reports/survival.jsonl')
const TESTS = 'api/src/{survival,platform/db/cluster,platform/jobs}/**/*.long.test.ts'

/** What the product lives through: the long tests that stop, freeze, fill and kill it, and the row that each one leaves. */
export function survival(): Part {
  rmSync(FILE, { force: true })
  const files = globSync(TESTS, { cwd: ROOT })
  const { status } = spawnSync('vitest', ['run', '--no-file-parallelism', ...files], { cwd: ROOT, stdio: 'inherit' })
  const lines = readFileSync(FILE, 'utf8').trim().split('\n')
  const rows = lines.map(line => JSON.parse(line) as Survived)
  return {
    title: 'Ce que l’installation traverse',
    head: ['événement', 'ce que voient les appels', 'durée, ms', 'perdus', 'processus'],
    rows: rows.map(({ what, seen, lasted, lost, alive }) => [what, seen, figure(lasted, 0), String(lost), alive]),
    targets: [
      {
        title: 'Écritures confirmées et perdues',
        value: rows.reduce((sum, { lost }) => sum + lost, 0),
        limit: 0,
        unit: '',
      },
      { title: 'Tests en échec (code de vitest)', value: status ?? 1, limit: 0, unit: '' },
    ],
  }
}
