import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { lockFolder } from './lock.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ariane-lock-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const LOCK = fileURLToPath(new URL('lock.ts', import.meta.url))
/** Says that the folder is held, and holds it until the process is killed; or why it cannot be. */
const holder = () => `
  import { lockFolder } from '${LOCK}'
  const keep = setInterval(() => {}, 1000)
  await lockFolder(${JSON.stringify(folder)}).then(
    () => console.log('held'),
    error => { clearInterval(keep); console.log(JSON.stringify(error.reason)) },
  )`
const NODE = [process.execPath, '--input-type=module-typescript', '-e']
/** What a container is to two processes on one volume. */
const CONTAINER = ['unshare', '--pid', '--net', '--ipc', '--mount-proc', '--fork']
const missing = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status !== 0
const reason = missing ? ' (skipped: unshare may not be used here)' : ''

function start(...command: string[]) {
  const [file, ...args] = [...command, ...NODE, holder()]
  // A group of its own: what runs in a container ends with it.
  return spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
}
const kill = ({ pid }: { pid?: number | undefined }) => pid && process.kill(-pid, 'SIGKILL')

describe('@X04 lock of the data folder', () => {
  it('creates a folder only its owner can read', async () => {
    const unlock = await lockFolder(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await unlock()
  })

  it('refuses a second owner and names the first', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toMatchObject({
      reason: { kind: 'folder_locked', folder, pid: process.pid, elsewhere: undefined },
    })
    await unlock()
    await (await lockFolder(folder))()
  })

  it('is free at once after its owner is killed', async () => {
    const child = start()
    expect(String((await once(child.stdout, 'data'))[0])).toBe('held\n')
    await expect(lockFolder(folder)).rejects.toMatchObject({ reason: { kind: 'folder_locked', pid: child.pid } })
    kill(child)
    await once(child, 'exit')
    await (await lockFolder(folder))()
  })

  it('says so where files cannot be locked', async () => {
    await mkdir(join(folder, 'owner.lock'), { recursive: true })
    const problem = await lockFolder(folder).catch(error => error.reason)
    expect(messages.start(problem)).toMatch(
      /ne peut pas être réservé à un seul programme \(.+\)\. Choisissez un dossier/,
    )
  })

  it.skipIf(missing)(`keeps another container on the same volume out, whoever of both holds it${reason}`, async () => {
    const unlock = await lockFolder(folder)
    const refused = JSON.parse(await text(start(...CONTAINER).stdout))
    expect(refused).toMatchObject({ kind: 'folder_locked', pid: process.pid, elsewhere: hostname() })
    expect(messages.start(refused)).toBe(
      `Le dossier de données ${folder} est déjà utilisé par un autre processus (numéro ${process.pid} sur « ${hostname()} »). ` +
        'Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.',
    )
    await unlock()

    const first = start(...CONTAINER)
    expect(String((await once(first.stdout, 'data'))[0])).toBe('held\n')
    expect(JSON.parse(await text(start(...CONTAINER).stdout))).toMatchObject({ kind: 'folder_locked', pid: 1 })
    await expect(lockFolder(folder)).rejects.toMatchObject({ reason: { kind: 'folder_locked', pid: 1 } })
    kill(first)
    await once(first, 'close')
    await (await lockFolder(folder))()
  })
})
