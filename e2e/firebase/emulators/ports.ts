import { createServer } from 'node:net'

/** A machine that does much else takes a while to start Java. */
const READY_MS = 240_000

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Resolves when the emulator answers there, whatever it answers. Throws when `ended` says that it never will. */
export async function answers(name: string, url: string, ended: () => string | undefined): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const reason = ended()
    if (reason) throw new Error(reason)
    if (await fetch(url).catch(() => undefined)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`no answer from the ${name} emulator (${url}) after ${READY_MS / 1000} s`)
}
