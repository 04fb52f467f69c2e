// What changed since the last check that passed, by content: git hashes the working tree, untracked files included.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Files } from './known.ts'

const root = path.join(import.meta.dirname, '..', '..')
const folder = path.join(root, '.build', 'check')
const stateFile = path.join(folder, 'passed-tree')
const rulesFile = path.join(folder, 'passed-rules.json')

const git = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

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

/** Every file of a tree with the hash of its content. */
export function listFiles(tree: string | undefined): Files | undefined {
  if (!tree) return undefined
  const lines = git(['ls-tree', '-r', '-z', '--format=%(objectname)%x09%(path)', tree]).split('\0').filter(Boolean)
  return new Map(lines.map(line => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]))
}

/** The tree of the last check that passed here; in a new clone what landed last, as that had passed all tests. */
const readPassedTree = () =>
  existsSync(stateFile)
    ? readFileSync(stateFile, 'utf8').trim()
    : git(['rev-parse', `${git(['merge-base', 'HEAD', 'origin/HEAD'])}^{tree}`])

/** Paths that differ between the last tree that passed and this one; undefined when none is known. */
export function listChanges(tree: string | undefined): string[] | undefined {
  if (!tree) return undefined
  try {
    const passed = readPassedTree()
    return git(['diff-tree', '-r', '-z', '--name-only', '--no-renames', passed, tree]).split('\0').filter(Boolean)
  } catch {
    // The objects of an old tree may be gone after a clean-up of git; not every checkout is a clone.
    return undefined
  }
}

/** The keys with which rules passed, by title. */
export function readPassedRules(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(rulesFile, 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps what passed on a tree. Where a file was written meanwhile nobody knows which of the two was read: nothing is kept. */
export function keepPassed(tree: string | undefined, rules: Readonly<Record<string, string>>, all: boolean): void {
  if (!tree || hashWorkingTree() !== tree) return
  writeFileSync(rulesFile, JSON.stringify(rules))
  if (all) writeFileSync(stateFile, tree)
}
