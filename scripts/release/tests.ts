import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../site/packages.ts'
import { messages } from './messages.ts'

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs')

/** Runs the unit tests of one package. Throws with what they said when one fails. */
export function runTests(name: string): Promise<void> {
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
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`${output.trim()}\n${messages.testsFailed}`))))
  })
}
