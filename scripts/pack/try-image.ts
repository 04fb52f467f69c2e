import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../find-program.ts'
import { freePort } from '../free-port.ts'
import { ROOT } from '../site/packages.ts'
import { readShell, waitReady } from './try-packed.ts'

const DOCKERFILE = path.join(ROOT, 'deploy', 'Dockerfile')
/** Stands for `debian:bookworm-slim`, which only a registry has. */
const BASE = 'localhost/ariane-base'
const IMAGE = 'localhost/ariane-tried'
/** Needs no service, and no right that a container does not have. */
const CHROOT = ['--isolation', 'chroot']
const PROGRAMS = ['buildah', 'mmdebstrap']

/** The Debian packages that are needed and are not installed. */
export const missingForImage = (): string[] => PROGRAMS.filter(program => !findProgram(program))

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** A bare Debian as an image. */
function makeBase(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-base-'))
  try {
    const archive = path.join(folder, 'root.tar')
    run('mmdebstrap', '--variant=minbase', 'bookworm', archive)
    const container = run('buildah', 'from', 'scratch')
    run('buildah', 'add', container, archive, '/')
    run('buildah', 'commit', '--rm', container, BASE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds the image of a packed folder without a registry, starts it as its own user, and reads its page.
 * @throws when it does not build, does not become ready, or has no shell on its page
 */
export async function tryImage(folder: string): Promise<void> {
  makeBase()
  const base = ['--from', BASE, '--pull-never', '--format', 'docker']
  run('buildah', 'build', ...CHROOT, ...base, '-f', DOCKERFILE, '-t', IMAGE, path.dirname(folder))
  const container = run('buildah', 'from', '--pull-never', IMAGE)
  const port = await freePort()
  const env = ['--env', `PORT=${port}`, '--env', 'LOG_LEVEL=error']
  const child = spawn('buildah', ['run', ...CHROOT, ...env, container, '--', '/app/ariane', 'start'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const address = `http://127.0.0.1:${port}`
    await waitReady(child, address)
    await readShell(address)
  } finally {
    if (child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    run('buildah', 'rm', container)
    run('buildah', 'rmi', IMAGE, BASE)
  }
}
