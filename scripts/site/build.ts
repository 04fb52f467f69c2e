import path from 'node:path'
import { ROOT } from './packages.ts'
import { runNode } from './run-node.ts'

const RSBUILD = path.join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')

/**
 * Builds one package in a process of its own.
 * @throws Error with everything the builder said
 */
export async function buildPackage(name: string, buildId: string): Promise<void> {
  const env = { NODE_ENV: 'production', ARIANE_BUILD: buildId }
  const { code, said } = await runNode([RSBUILD, 'build'], { cwd: path.join(ROOT, name), env })
  if (code !== 0) throw new Error(said)
}
