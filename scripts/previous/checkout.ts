import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '..', '..')

/** Earlier states that today's is tried with (e2e/previous.json): `commit` for the screens, `api` for the server. */
export const recorded = JSON.parse(readFileSync(path.join(ROOT, 'e2e', 'previous.json'), 'utf8')) as {
  commit: string
  api: string
}

/** Where an earlier state is put. */
export const findPlace = (commit: string) => path.join(ROOT, '.build', 'previous', commit.slice(0, 12))

/** Says what is wrong, and ends the process. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Runs a program to its end, and ends the process when it fails. */
export function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) stop(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
}

const isKnown = (commit: string) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0

/** Puts an earlier state into a folder of its own: sources from git's history, packages from its own lockfile. */
export function checkOut(commit: string): void {
  const folder = findPlace(commit)
  if (!isKnown(commit))
    stop(
      `La version précédente, ${commit}, n’est pas dans ce dépôt : c’est une copie sans tout l’historique, ou une archive.\n` +
        'Faites « git fetch --unshallow » (ou clonez sans --depth), puis recommencez. Sans elle, ce qui doit fonctionner\n' +
        'avec une autre version n’est pas essayé : npm run test:full ne peut pas réussir.',
    )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'sources.tar')
  run(ROOT, 'git', 'archive', '--format=tar', `--output=${archive}`, commit)
  run(folder, 'tar', '-xf', archive)
  rmSync(archive)
  run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '!@ariane/e2e')
}
