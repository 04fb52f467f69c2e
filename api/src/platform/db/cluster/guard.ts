import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { clean, type Whom } from './whom.ts'

/**
 * A shell that holds the other end of a pipe and ends the server when ours is gone, also after kill -9. What runs in the
 * background of a shell has no standard input, so the pipe is moved out of its way. A signal to every process at once, as
 * systemd sends it, is not for the guard: we end first.
 */
const GUARD = `trap '' TERM INT HUP
exec 3<&0 </dev/null
"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } & guard=$!
wait $server; code=$?; kill -KILL $guard 2>/dev/null; exit $code`

/** A server with its guard. */
export interface Guarded {
  child: ChildProcess
  /** Resolves when the server ended, or its guard was ended. */
  ended: Promise<void>
  /** Tells the server to end. */
  letGo(): void
}

/**
 * Starts a server that ends with this process. It has a session of its own, so that Ctrl-C reaches us first and what was
 * begun still finds its database.
 */
export async function guarded(
  whom: Whom,
  libraries: Record<string, string>,
  log: string,
  command: readonly string[],
): Promise<Guarded> {
  const file = openSync(log, 'a', 0o600)
  const [first = '/bin/sh', ...rest] = [...whom.before, '/bin/sh', '-c', GUARD, 'sh', ...command]
  const child = spawn(first, rest, {
    ...whom.owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', file, file],
    env: clean(libraries),
  })
  closeSync(file)
  await once(child, 'spawn')
  const pipe = child.stdin as (typeof child)['stdin'] & { unref(): void }
  pipe.on('error', () => undefined)
  // Neither keeps this process alive.
  child.unref()
  pipe.unref()
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => {
      // When it was the guard that was ended, its other half still listens.
      pipe.destroy()
      resolve()
    })
  })
  return { child, ended, letGo: () => pipe.end() }
}
