import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readingRoutes } from '../../shared/src/contracts/index.ts'
import { generatePath } from '../bench/paths.ts'
import { type Account, openAccount } from '../bench/person.ts'
import { freePort } from '../free-port.ts'
import { ROOT } from '../site/packages.ts'

const START_MS = 120_000
const POLL_MS = 200
/** Any picture with words. */
const PICTURE = path.join(ROOT, 'docs', 'picture.png')
const TYPES = ['TEXT', 'FLASHCARDS', 'INTERACTIVE_VIDEO']

/** Nothing of this checkout or of who runs it reaches the packed folder. */
const environment = (dataDir: string, port: number) => ({
  PATH: '/usr/bin:/bin',
  HOME: dataDir,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
})

/**
 * Waits for a server that was started.
 * @throws when it ends, or is not ready in two minutes
 */
export async function waitReady(child: ChildProcess, address: string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the packed server ended with ${child.exitCode}`)
    if ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok) return
    await pause(POLL_MS)
  }
  throw new Error('the packed server is not ready')
}

/** @throws when the page is not that of the product */
export async function readShell(address: string): Promise<void> {
  const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  if (!page.includes('<div id="root"')) throw new Error('the page holds no shell')
}

/** A photo goes through programs and data that nothing imports by name. */
async function readPhoto({ uid, post }: Account): Promise<void> {
  const data = readFileSync(PICTURE).toString('base64')
  const begun = await post('/api/homework/read', { userId: uid, name: 'picture.png', data })
  const { id } = readingRoutes.readStatement.answer.parse(begun).data
  for (;;) {
    const { data } = readingRoutes.pollReading.answer.parse(await post(`/api/homework/read/${id}`, { userId: uid }))
    if (data.state === 'read' && data.text.trim()) return
    if (data.state === 'failed' || data.state === 'read')
      throw new Error(`the photo was ${data.state}: ${data.failure}`)
    await pause(POLL_MS)
  }
}

/**
 * Lets a packed folder run from another place, with an empty environment, and uses it.
 * @throws when anything in it is missing
 */
export async function tryPacked(folder: string): Promise<void> {
  const away = mkdtempSync(path.join(tmpdir(), 'ariane-packed-'))
  const moved = path.join(away, 'elsewhere')
  renameSync(folder, moved)
  const port = await freePort()
  const env = environment(path.join(away, 'data'), port)
  const program = path.join(moved, 'ariane')
  const child = spawn(program, ['start'], { cwd: '/', env, stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await waitReady(child, address)
    await readShell(address)
    const account = await openAccount(address)
    await generatePath(account, TYPES)
    await readPhoto(account)
    execFileSync(program, ['admin', 'waiting'], { cwd: '/', env })
    execFileSync(program, ['backup'], { cwd: '/', env })
    await stop()
    execFileSync(program, ['upgrade'], { cwd: '/', env })
  } finally {
    await stop()
    renameSync(moved, folder)
    rmSync(away, { recursive: true, force: true })
  }
  if (child.exitCode !== 0) throw new Error(`the packed server stopped with ${child.exitCode}`)
}
