/**
 * A throw-away PostgreSQL server on the loopback address, for the tests that run on both databases.
 *
 *   node scripts/postgres.ts start            prints the address to give as TEST_DATABASE_URL
 *   node scripts/postgres.ts halt <mode>      stops it and keeps its files; modes of pg_ctl: fast, or immediate like a crash
 *   node scripts/postgres.ts resume           starts what was halted
 *   node scripts/postgres.ts stop             stops it and removes its files
 *   node scripts/postgres.ts run <command…>   starts it, runs the command with TEST_DATABASE_URL set, stops it
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

const NOTE = join(tmpdir(), `ariane-test-postgres-${process.getuid?.() ?? 0}.json`)
const ROOTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

interface Cluster {
  bin: string
  folder: string
  url: string
}

/** Folder of `initdb` and `pg_ctl`: the newest installed version. */
function binaries(): string {
  const installed = ROOTS.filter(existsSync).flatMap(root =>
    readdirSync(root)
      .filter(name => /^(postgresql@?)?\d*$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map(name => join(root, name, 'bin')),
  )
  const found = [...installed, ...(process.env.PATH ?? '').split(delimiter)].find(
    folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
  if (found) return found
  throw new Error('No PostgreSQL server was found. Debian or Ubuntu: apt-get install -y postgresql')
}

/** PostgreSQL refuses to run as root: the package's own user then owns the server. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  if (!line) throw new Error("Run this as another user than root, or create the user 'postgres'.")
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

function control(bin: string, command: string, args: string[]) {
  execFileSync(join(bin, command), args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/', ...serverUser() })
}

function up(bin: string, folder: string, port: string | number) {
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  control(bin, 'pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', options, 'start'])
}

async function start(): Promise<Cluster> {
  if (existsSync(NOTE)) stop()
  const bin = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'ariane-postgres-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  control(bin, 'initdb', ['-D', data, '-U', 'ariane', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  up(bin, folder, port)
  const cluster = { bin, folder, url: `postgres://ariane@127.0.0.1:${port}/postgres` }
  writeFileSync(NOTE, JSON.stringify(cluster))
  return cluster
}

const known = () => JSON.parse(readFileSync(NOTE, 'utf8')) as Cluster

function halt(mode: string): void {
  const { bin, folder } = known()
  control(bin, 'pg_ctl', ['-D', join(folder, 'data'), '-m', mode, '-w', 'stop'])
}

function stop(): void {
  if (!existsSync(NOTE)) return
  const { folder } = known()
  if (existsSync(join(folder, 'data', 'postmaster.pid'))) halt('immediate')
  rmSync(folder, { recursive: true, force: true })
  rmSync(NOTE, { force: true })
}

function resume(): void {
  const { bin, folder, url } = known()
  up(bin, folder, new URL(url).port)
}

const [action, command, ...args] = process.argv.slice(2)
if (action === 'start') {
  console.log((await start()).url)
} else if (action === 'halt' && command) {
  halt(command)
} else if (action === 'resume') {
  resume()
} else if (action === 'stop') {
  stop()
} else if (action === 'run' && command) {
  const { url } = await start()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  stop()
  process.exitCode = status ?? 1
} else {
  console.error('Usage: node scripts/postgres.ts start | halt <mode> | resume | stop | run <command…>')
  process.exitCode = 2
}
