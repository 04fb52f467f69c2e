import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, request } from 'node:http'
import path from 'node:path'

/** What the child process tells once it answers. */
export type Ready = { product: string; bare: string; people: { uid: string; token: string }[] }
/** What the child process used since it began, for both servers: only one of them is called at a time. */
export type Used = { cpuMs: number; statements: number }

/** Starts the measured servers; they end when the child is disconnected. */
export const startCallsServer = () =>
  fork(path.join(import.meta.dirname, 'calls-server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** Waits until the servers answer. */
export async function readReady(child: ChildProcess): Promise<Ready> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the measured server ended with ${code}`)
  })
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => undefined)
  return ready
}

/** What the servers used until now. */
export async function readUsed(child: ChildProcess): Promise<Used> {
  const answer = once(child, 'message')
  child.send('used')
  const [used] = (await answer) as [Used]
  return used
}

/** `POST /api/paths` for one person; gives the status of the answer. */
export function listPaths(agent: Agent, address: string, { uid, token }: Ready['people'][number]): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/api/paths`, { method: 'POST', agent, headers }, answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ userId: uid }))
  })
}
