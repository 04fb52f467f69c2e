// Run as a child process by calls-child.ts: the real application and, beside it in the same process, a bare Fastify that sends
// what the same SQL gives. Tells its parent where both are and who may call, and when asked what they used so far; ends when
// the parent lets go of it.
import { createRequire } from 'node:module'
import path from 'node:path'
import type { App } from '../../api/src/app.ts'
import { pathStore } from '../../api/src/learning/store.ts'
import { onStatement } from '../../api/src/testing/statements.ts'
import { ROOT } from '../site/packages.ts'
import { signUp, startApp } from './app.ts'
import type { Ready, Used } from './calls-child.ts'

/** So many that nobody reaches the limit of calls a minute. */
const PEOPLE = 120
const PATHS = 20

type Bare = {
  post(url: string, answer: (request: { body: { userId: string } }) => Promise<unknown>): void
  listen(options: { host: string; port: number }): Promise<string>
}
const createBare = createRequire(path.join(ROOT, 'api/package.json'))('fastify') as () => Bare

async function addPaths({ db }: App, uid: string): Promise<void> {
  for (let number = 0; number < PATHS; number++) {
    await pathStore(db.q).add({
      user_id: uid,
      kind: 'pedagogical_pathway',
      title: `Parcours ${number}`,
      description: 'Histoire, 4ème : 5 étapes pour comprendre et s’entraîner.',
      status: 'to_do',
      subject: 'Histoire',
      grade: '4ème',
      chapter_id: 'hist-4-theme-1',
      sub_chapter_id: 'hist-4-revolution-empire',
      request: JSON.stringify({ customPrompts: [{ title: 'Cours', type: 'TEXT', prompt_generation: '' }] }),
      seed: number,
      auto_slide: false,
      module_count: 5,
      created_at: new Date(),
      active_at: new Date(),
    })
  }
}

process.on('disconnect', () => void close().then(() => process.exit(0)))

let statements = 0
onStatement(() => {
  statements += 1
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const used: Used = { cpuMs: (user + system) / 1000, statements }
  process.send?.(used)
})

const { app, address, close } = await startApp()
const people: Ready['people'] = []
for (let number = 1; number <= PEOPLE; number++) {
  const person = await signUp(app, number)
  await addPaths(app, person.uid)
  people.push(person)
}

const bare = createBare()
bare.post('/api/paths', ({ body }) => pathStore(app.db.q).listOf(body.userId, ['pedagogical_pathway']))
const ready: Ready = { product: address, bare: await bare.listen({ host: '127.0.0.1', port: 0 }), people }
process.send?.(ready)
