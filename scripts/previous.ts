/**
 * Builds the site of the recorded commit (e2e/previous.json) into `.build/previous/<commit>`, once: what the skew matrix
 * mixes with the current one. Sources come from git's history, packages from that commit's lockfile.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const { commit } = JSON.parse(readFileSync(path.join(ROOT, 'e2e', 'previous.json'), 'utf8')) as { commit: string }
const folder = path.join(ROOT, '.build', 'previous', commit.slice(0, 12))
const done = path.join(folder, '.done')

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) stop(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
}

const known = () => spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0

if (existsSync(done)) console.log(`La version précédente (${commit.slice(0, 8)}) est déjà construite.`)
else {
  if (!known())
    stop(
      `La version précédente, ${commit}, n’est pas dans ce dépôt : c’est une copie sans tout l’historique, ou une archive.\n` +
        'Faites « git fetch --unshallow » (ou clonez sans --depth), puis recommencez. Sans elle, les écrans ne sont pas\n' +
        'essayés avec les parties d’une autre version : npm run test:full ne peut pas réussir.',
    )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'sources.tar')
  run(ROOT, 'git', 'archive', '--format=tar', `--output=${archive}`, commit)
  run(folder, 'tar', '-xf', archive)
  rmSync(archive)
  run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '!@ariane/e2e')
  run(folder, 'node', path.join('scripts', 'site.ts'))
  writeFileSync(done, commit)
  console.log(`La version précédente (${commit.slice(0, 8)}) est construite.`)
}
