import { randomUUID } from 'node:crypto'
import { ONCE_HEADER } from '@ariane/shared/contracts/once'
import { route } from '@ariane/shared/contracts/route'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/test-database.ts'
import { createAccess } from '../access.ts'
import type { OpenDatabase } from '../db/open.ts'
import { fail } from '../errors.ts'
import { createLog } from '../log.ts'
import { createReceipts } from '../receipts/receipts.ts'
import type { ReceiptTables } from '../receipts/tables.ts'
import type { Handlers } from './handlers.ts'
import { mountRoutes } from './mount.ts'
import { createLimiter } from './rate-limit.ts'
import { createServer } from './server.ts'

const rows = {
  ask: route({
    method: 'POST',
    path: '/api/ask',
    summary: 'Ask something that takes long to answer',
    body: z.object({ words: z.string() }),
    answer: z.object({ n: z.int() }),
    policy: { allow: 'member' },
    rate: 'write',
    once: true,
  }),
}

let database: OpenDatabase<ReceiptTables>
let app: FastifyInstance
let uid: string
let refuses: boolean
let asked: number
let written: number

beforeAll(async () => {
  database = (await testDatabase()) as unknown as OpenDatabase<ReceiptTables>
  app = createServer({ tls: undefined, trustedProxies: 'loopback' }, createLog('silent'), new Registry())
  const handlers: Handlers<typeof rows> = {
    async ask({ once, repeated }) {
      if (refuses) fail('conflict')
      const before = await repeated()
      if (before) return before
      asked += 1
      return once(async () => {
        written += 1
        return { n: written }
      })
    },
  }
  mountRoutes(app, rows, handlers, {
    identity: {
      identify: async () => ({ uid, email: '', person: { role: 'ROLE_STUDENT', disabled: false, waiting: false } }),
    },
    access: createAccess({ person: async () => undefined, relation: async () => 'none' }, {}),
    limiter: createLimiter(),
    publicUrl: undefined,
    receipts: createReceipts(database, () => new Date()),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(async () => {
  uid = randomUUID()
  await sql`insert into people (uid, role, grade) values (${uid}, 'ROLE_STUDENT', '4ème')`.execute(database.q())
  refuses = false
  asked = 0
  written = 0
})

async function ask(key: string, words = 'bonjour') {
  const headers = { authorization: 'Bearer x', [ONCE_HEADER]: key }
  const answer = await app.inject({ method: 'POST', url: '/api/ask', payload: { words }, headers })
  return { status: answer.statusCode, body: answer.json<{ n?: number; code?: string }>() }
}

describe('@X01 a call that may be repeated', () => {
  it('is not asked again for what is slow', async () => {
    const key = randomUUID()
    expect(await ask(key)).toEqual({ status: 200, body: { n: 1 } })
    expect(await ask(key)).toEqual({ status: 200, body: { n: 1 } })
    expect({ asked, written }).toEqual({ asked: 1, written: 1 })
  })

  it('gets its first answer although it would be refused by now', async () => {
    const key = randomUUID()
    await ask(key)
    refuses = true
    expect(await ask(key)).toEqual({ status: 200, body: { n: 1 } })
    expect(await ask(key, 'autre chose')).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await ask(randomUUID())).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(written).toBe(1)
  })

  it('is refused for its own reason when nothing came before it, and counts when it comes again', async () => {
    const key = randomUUID()
    refuses = true
    expect(await ask(key)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    refuses = false
    expect(await ask(key)).toEqual({ status: 200, body: { n: 1 } })
  })
})
