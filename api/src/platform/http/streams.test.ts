import { setImmediate } from 'node:timers/promises'
import { route } from '@ariane/shared/contracts/route'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAccess } from '../access.ts'
import { statementTime } from '../db/deadline.ts'
import { createLog } from '../log.ts'
import { mountRoutes } from './mount.ts'
import { createLimiter } from './rate-limit.ts'
import { createServer } from './server.ts'

const DEADLINE_MS = 5
const shared = { method: 'POST', body: z.object({}), policy: { allow: 'public' }, rate: 'read' } as const
const slow = { ...shared, deadlineMs: DEADLINE_MS, answer: z.unknown() }
const rows = {
  follow: route({ ...slow, path: '/api/follow', summary: 'Events', events: z.object({ hasTime: z.boolean() }) }),
  download: route({ ...slow, path: '/api/download', summary: 'A file', file: 'application/zip' }),
  followLate: route({ ...slow, path: '/api/late', summary: 'Late', events: z.object({ hasTime: z.boolean() }) }),
}
const hasTime = () => statementTime() > 0
async function passDeadline() {
  const began = performance.now()
  while (performance.now() - began <= DEADLINE_MS * 2) await setImmediate()
}
async function* events() {
  yield { hasTime: hasTime() }
  for (let n = 0; n < 2; n++) {
    await passDeadline()
    yield { hasTime: hasTime() }
  }
}
async function* bytes() {
  for await (const event of events()) yield Buffer.from(`${event.hasTime} `)
}

let late: boolean | undefined
const app = createServer(
  { tls: undefined, trustedProxies: 'loopback' },
  createLog('info', { write: () => undefined }),
  new Registry(),
)
let origin: string
beforeAll(async () => {
  mountRoutes(
    app,
    rows,
    {
      follow: async () => events(),
      download: async () => bytes(),
      async followLate() {
        await passDeadline()
        late = hasTime()
        return events()
      },
    },
    {
      identity: { identify: async () => null },
      access: createAccess({ person: async () => undefined, relation: async () => 'none' }, {}),
      limiter: createLimiter(),
      publicUrl: undefined,
    },
  )
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const read = async (path: string) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(origin + path, { method: 'POST', headers, body: '{}' })).text()
}
const ALL = 'data: {"hasTime":true}\n\n'.repeat(3)

describe('@X04 what a call streams over a connection', () => {
  it('may use the database after the deadline of its call: events', async () => {
    expect(await read('/api/follow')).toBe(ALL)
  })

  it('may use the database after the deadline of its call: a file', async () => {
    expect(await read('/api/download')).toBe('true true true ')
  })

  it('does not free the work before it, which has its deadline', async () => {
    expect(await read('/api/late')).toBe(ALL)
    expect(late).toBe(false)
  })
})
