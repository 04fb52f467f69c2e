// What changed since the last check that passed, by content: git hashes the working tree, untracked files included.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const folder = path.join(root, '.build', 'check')
const stateFile = path.join(folder, 'passed-tree')

const git = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The hash of the working tree as it stands, written through an index of its own; undefined outside a git checkout. */
export function hashWorkingTree(): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') }
    git(['add', '--all'], env)
    return git(['write-tree'], env)
  } catch {
    return undefined
  }
}

/** Paths that differ between the tree of the last check that passed and this one; undefined when none is known. */
export function listChanges(tree: string | undefined): string[] | undefined {
  if (!tree || !existsSync(stateFile)) return undefined
  try {
    const output = git(['diff-tree', '-r', '--name-only', '--no-renames', readFileSync(stateFile, 'utf8').trim(), tree])
    return output === '' ? [] : output.split('\n')
  } catch {
    // The objects of an old tree may be gone after a clean-up of git.
    return undefined
  }
}

/** Keeps a tree as one that passed. */
export function keepPassed(tree: string | undefined): void {
  if (tree) writeFileSync(stateFile, tree)
}
