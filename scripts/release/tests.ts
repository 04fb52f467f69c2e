import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../site/packages.ts'
import { messages } from './messages.ts'

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs')

/** Runs the unit tests of one package and gives their number. Throws with what they said when one fails. */
export function runTests(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITEST, 'run', `${name}/src`, '--passWithNoTests'], {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => {
      const said = stripVTControlCharacters(output).trim()
      if (code === 0) resolve(Number(/Tests\s+(\d+) passed/.exec(said)?.[1] ?? 0))
      else reject(new Error(`${said}\n\n${messages.testsFailed(name)}`))
    })
  })
}
