import { spawnSync } from 'node:child_process'
import { ROOT } from './packages.ts'

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * The commit that sources belong to, with a plus when they differ from it; what ARIANE_COMMIT says where there is no
 * repository, as in an image. Null when nobody knows.
 */
export function findCommit(sources: readonly string[]): string | null {
  if (process.env.ARIANE_COMMIT) return process.env.ARIANE_COMMIT
  const commit = git('rev-parse', 'HEAD')
  return commit && (git('status', '--porcelain', '--', ...sources) ? `${commit}+` : commit)
}
