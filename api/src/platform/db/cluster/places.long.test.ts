import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBinaries } from './binaries.ts'

// A server is made in each place, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const PROGRAM = fileURLToPath(new URL('testing/start-once.ts', import.meta.url))
const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
const STARTED = 'started: école'
const [DAEMON, NAMELESS] = [1, 54_321]

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-places-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

interface As {
  uid?: number
  /** User namespaces are refused, as in most containers: the program that makes them is not found. */
  alone?: boolean
  before?: string[]
}

function start({ uid, alone = false, before = [] }: As = {}): string {
  const PATH = alone ? withoutUnshare() : process.env.PATH
  const command = [...before, process.execPath, PROGRAM, dataDir]
  const { stdout, stderr } = spawnSync(command[0] ?? '', command.slice(1), {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH, TMPDIR: folder },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  return (stdout + stderr).trim()
}

/** A folder that has the few programs that a start needs, and no more. */
function withoutUnshare(): string {
  const bin = mkdtempSync(join(folder, 'bin-'))
  chmodSync(bin, 0o755)
  for (const program of ['sh', 'kill', 'cat']) symlinkSync(`/bin/${program}`, join(bin, program))
  return bin
}

function give(path: string, uid: number): void {
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, uid, uid)
}

/** Others run what lies here. */
const mayOthersRun = () => spawnSync(process.execPath, ['--check', PROGRAM], { uid: DAEMON, gid: DAEMON }).status === 0
const mayTry = process.getuid?.() === 0 && mayOthersRun()
const asRoot = it.skipIf(!mayTry)
const reason = mayTry ? '' : ' (skipped: only root can try it, in a folder that others read)'

describe('@G04 the database of our own starts', () => {
  it('as whoever runs the tests, twice', () => {
    expect([start(), start()]).toEqual([STARTED, STARTED])
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })

  it('in a folder whose path is longer than that of a socket may be', () => {
    dataDir = join(folder, 'x'.repeat(120))
    expect(start()).toBe(STARTED)
  })

  it('in a folder whose name stands for a list of sockets', () => {
    dataDir = join(folder, 'école, "2026"', 'data')
    expect(start()).toBe(STARTED)
  })

  asRoot(`as root, as itself in a namespace: the files stay root's${reason}`, () => {
    expect(start()).toBe(STARTED)
    expect(statSync(join(dataDir, 'postgres/18/PG_VERSION')).uid).toBe(0)
  })

  asRoot(`as root where namespaces are refused, as nobody${reason}`, () => {
    expect([start({ alone: true }), start({ alone: true })]).toEqual([STARTED, STARTED])
    expect(statSync(join(dataDir, 'postgres/18/PG_VERSION')).uid).toBe(65_534)
  })

  asRoot(`as root where namespaces are refused, on data that it made where they are allowed, and back${reason}`, () => {
    expect([start(), start({ alone: true }), start()]).toEqual([STARTED, STARTED, STARTED])
    expect(statSync(join(dataDir, 'postgres/18/PG_VERSION')).uid).toBe(65_534)
  })

  asRoot(`as root in a folder that only root gets to${reason}`, () => {
    chmodSync(folder, 0o700)
    expect(start()).toBe(STARTED)
  })

  asRoot(`as a plain user${reason}`, () => {
    give(dataDir, DAEMON)
    expect(start({ uid: DAEMON, alone: true })).toBe(STARTED)
    expect(statSync(join(dataDir, 'postgres/18/PG_VERSION')).uid).toBe(DAEMON)
  })

  asRoot(`as a user without a name${reason}`, () => {
    give(dataDir, NAMELESS)
    expect([start({ uid: NAMELESS }), start({ uid: NAMELESS })]).toEqual([STARTED, STARTED])
    expect(statSync(join(dataDir, 'postgres/18/PG_VERSION')).uid).toBe(NAMELESS)
  })

  asRoot(`as a user without a name where namespaces are refused, on data made by root in an image${reason}`, () => {
    expect(start()).toBe(STARTED)
    spawnSync('chown', ['-R', `${NAMELESS}:${NAMELESS}`, dataDir])
    expect(start({ uid: NAMELESS, alone: true })).toBe(STARTED)
  })

  asRoot(`from packages that cannot be written${reason}`, () => {
    const readOnly = `mount --bind '${MODULES}' '${MODULES}' && mount -o remount,ro,bind '${MODULES}' && ! touch '${MODULES}/x' 2>/dev/null`
    expect(start({ before: ['unshare', '--mount', 'sh', '-c', `${readOnly} && exec "$@"`, 'sh'] })).toBe(STARTED)
  })
})

describe('@G04 the database of our own says why it cannot start', () => {
  asRoot(`as root where nobody else gets to the folder${reason}`, () => {
    chmodSync(folder, 0o700)
    expect(start({ alone: true })).toBe(
      `PostgreSQL refuse de tourner en administrateur, et aucun autre utilisateur n'atteint le dossier ${dataDir}/postgres. ` +
        'Lancez Ariane avec un autre utilisateur, choisissez un autre dossier avec DATA_DIR, ou indiquez un serveur PostgreSQL avec DATABASE_URL.',
    )
  })

  asRoot(`as root where its programs do not run, and afterwards where they do: nothing was given away${reason}`, () => {
    expect(start()).toBe(STARTED)
    const { libraries } = findBinaries(undefined)
    const without = ['unshare', '--mount', 'sh', '-c', `mount -t tmpfs none '${libraries?.folder}' && exec "$@"`, 'sh']
    expect(start({ before: without })).toMatch(
      /^PostgreSQL ne peut pas être lancé sur cette machine \(.*shared libraries.*\)/,
    )
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0)
    expect(start()).toBe(STARTED)
  })

  asRoot(`as a user without a name where namespaces are refused${reason}`, () => {
    give(dataDir, NAMELESS)
    expect(start({ uid: NAMELESS, alone: true })).toBe(
      `PostgreSQL ne peut pas créer ses données : l'utilisateur numéro ${NAMELESS} n'a pas de nom sur cette machine. ` +
        'Lancez Ariane avec un utilisateur qui en a un, ou indiquez un serveur PostgreSQL avec DATABASE_URL.',
    )
  })

  const fat = ['mkfs.vfat', 'fusefat', 'fusermount'].every(program => spawnSync(program, ['-V']).error === undefined)
  const noFat = fat && mayTry ? '' : ' (skipped: apt-get install -y dosfstools fusefat fuse)'
  it.skipIf(noFat !== '')(`on a disk without permissions${noFat}`, () => {
    const [image, disk] = [join(folder, 'image'), join(folder, 'disk')]
    mkdirSync(disk)
    spawnSync('truncate', ['-s', '100M', image])
    spawnSync('mkfs.vfat', [image])
    spawnSync('fusefat', ['-o', 'rw+', image, disk])
    try {
      dataDir = join(disk, 'data')
      expect(start()).toBe(
        `Le dossier de données ${dataDir} est sur un disque sans droits d'accès (disque Windows, clé USB) : les données y seraient lisibles par tous. ` +
          'Choisissez avec DATA_DIR un dossier du système Linux, par exemple dans votre dossier personnel.',
      )
    } finally {
      spawnSync('fusermount', ['-u', disk])
    }
  })
})
