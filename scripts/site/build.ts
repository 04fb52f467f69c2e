import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './packages.ts'

const RSBUILD = path.join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')

/**
 * Builds one package in a process of its own.
 * @throws Error with everything the builder said
 */
export function buildPackage(name: string, buildId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RSBUILD, 'build'], {
      cwd: path.join(ROOT, name),
      env: { ...process.env, NODE_ENV: 'production', ARIANE_BUILD: buildId, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(output.trim()))))
  })
}
