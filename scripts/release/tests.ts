import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../site/packages.ts'
import { runNode } from '../site/run-node.ts'
import { messages } from './messages.ts'

/** A module that never ends loading is waited for by nobody else. */
const MAX_MINUTES = 10
/** Threads end with the process that is stopped. */
const ARGS = ['--passWithNoTests', '--pool=threads']
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs')

/** Runs the unit tests of one package and gives their number. Throws with what they said when one fails or never ends. */
export async function runTests(name: string): Promise<number> {
  const ran = await runNode([VITEST, 'run', `${name}/src`, ...ARGS], {
    cwd: ROOT,
    timeoutMs: MAX_MINUTES * 60_000,
  })
  const said = stripVTControlCharacters(ran.said)
  if (ran.code === null) throw new Error(`${said}\n\n${messages.testsHang(name, MAX_MINUTES)}`)
  if (ran.code !== 0) throw new Error(`${said}\n\n${messages.testsFailed(name)}`)
  return Number(/Tests\s+(\d+) passed/.exec(said)?.[1] ?? 0)
}
