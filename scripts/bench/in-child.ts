import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The figures that a script beside this one sends when it has measured, in a process of its own. */
export async function measureInChild<Figures>(script: string): Promise<Figures> {
  const child = fork(path.join(import.meta.dirname, script), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exit = once(child, 'exit')
  const ended = exit.then(([code]) => {
    throw new Error(`the measured process ended with ${code}`)
  })
  ended.catch(() => undefined)
  try {
    const [figures] = (await Promise.race([once(child, 'message'), ended])) as [Figures]
    return figures
  } finally {
    if (child.connected) child.disconnect()
    await exit
  }
}
