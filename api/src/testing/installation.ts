import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MAIN = 'api/src/main.ts'
/** What Node compiled is kept from process to process and from run to run: a start takes a quarter less time. */
const NODE_COMPILE_CACHE = resolve(ROOT, 'node_modules/.cache/ariane-test/compiled')

/** A folder of its own in which whole processes run; `close` ends them. */
export async function workshop() {
  const folder = await mkdtemp(join(tmpdir(), 'ariane-run-'))
  const dataDir = join(folder, 'data')
  const children: ChildProcess[] = []

  function launch(environment: Record<string, string> = {}, file = MAIN, ...args: string[]) {
    const { PATH } = process.env
    const settings = { DATA_DIR: dataDir, SITE_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...environment }
    const env = { PATH, NODE_COMPILE_CACHE, ...settings }
    const child = spawn(process.execPath, [resolve(ROOT, file), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    let said = ''
    const hear = (chunk: unknown) => {
      said += chunk
    }
    child.stderr.on('data', hear)
    child.stdout.on('data', hear)
    const closed = once(child, 'close')
    /** Waits for a sentence and gives its first group; fails when the process ends without it. */
    const heard = async (pattern: RegExp) => {
      while (!pattern.test(said)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`ended: ${said}`)
        await Promise.race([once(child.stderr, 'data'), closed])
      }
      return pattern.exec(said)?.[1] ?? ''
    }
    /** Sends a signal and waits for the end. Gives code and signal, as of the `exit` event. */
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal)
      return once(child, 'exit')
    }
    return { child, heard, end, said: () => said }
  }

  return {
    folder,
    dataDir,
    launch,
    /** A server that listens; gives its address as well. */
    async serve(environment: Record<string, string> = {}, file = MAIN) {
      const server = launch(environment, file)
      return { ...server, address: await server.heard(/Ariane est prête : (\S+)/) }
    },
    /** Runs to the end: what was said, and the exit code. */
    async finish(environment: Record<string, string> = {}, file = MAIN, ...args: string[]) {
      const { child, said } = launch(environment, file, ...args)
      const [code] = await once(child, 'close')
      return { code, said: said().trim() }
    },
    async close() {
      for (const child of children) child.kill('SIGKILL')
      // Their databases end a moment later.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
