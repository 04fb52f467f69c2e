import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_STREAM } from '@ariane/shared/contracts/chat'
import { defaultSettings } from '@ariane/shared/contracts/settings'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inServer } from './testing/in-server.ts'
import { workshop } from './testing/installation.ts'
import { ownServer } from './testing/own-server.ts'

// A whole database server and whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const LEA = { email: 'lea@ariane.example', password: 'marron-vert', name: 'Léa' }
const WRITES = 6

describe('@X04 a PostgreSQL server that ends connections', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof ownServer>>
  let url: string
  let shop: Awaited<ReturnType<typeof workshop>>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ariane-halt-'))
    database = await ownServer(folder)
    url = database.url
  })
  afterAll(async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    shop = await workshop()
  })
  afterEach(() => shop.close())

  const asAdministrator = <T>(work: (client: pg.Client) => Promise<T>) => inServer(url, work)
  const count = async (client: pg.Client, where: string) => {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from pg_stat_activity where ${where}`)
    return Number(rows[0]?.n)
  }
  const restart = (mode: 'fast' | 'immediate') => async () => {
    await database.halt(mode)
    await database.resume()
  }

  /** A server with a pupil, whose calls are given. */
  async function begin(name: string) {
    const server = await shop.serve({ DATABASE_URL: url, STOP_SECONDS: '1' })
    const ask = (method: string, path: string, body?: object, token?: string) =>
      fetch(server.address + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const person = { ...LEA, email: `${name}@ariane.example` }
    const { token, user } = (await (await ask('POST', '/api/auth/sign-up/email', person)).json()) as {
      token: string
      user: { id: string }
    }
    expect((await ask('POST', '/api/account/open', { accountType: 'email' }, token)).status).toBe(200)
    const settings = defaultSettings(user.id)
    return {
      ...server,
      create: () => ask('POST', '/api/user/settings', settings, token),
      write: () => ask('PUT', '/api/user/settings', settings, token),
      signIn: () => ask('POST', '/api/auth/sign-in/email', person),
      ready: () => ask('GET', '/readyz'),
      listen: () => ask('GET', CHAT_STREAM, undefined, token),
    }
  }
  type Server = Awaited<ReturnType<typeof begin>>

  /** Writes that are in the middle of their work, and what they are answered in the end. */
  async function writesUnderWay({ write }: Server, end: (client: pg.Client) => unknown) {
    return asAdministrator(async locker => {
      await locker.query('begin')
      await locker.query('lock table settings in access exclusive mode')
      const answers = Array.from({ length: WRITES }, () => write())
      const waiting = "wait_event_type = 'Lock' and application_name = 'ariane'"
      await asAdministrator(other =>
        vi.waitFor(async () => expect(await count(other, waiting)).toBe(WRITES), { timeout: 30_000 }),
      )
      await end(locker)
      return Promise.all(answers.map(async answer => (await answer).status))
    })
  }

  const terminate = (client: pg.Client) =>
    client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'ariane%'")

  it.each([
    { how: 'restarts at once, as after a crash', end: restart('immediate'), answers: [503] },
    // The lock may end before the writes that wait for it do: these are done then.
    { how: 'restarts on request', end: restart('fast'), answers: [200, 503] },
    { how: 'ends every connection of ours', end: terminate, answers: [503] },
  ])('that $how costs the calls under way, never the process', async ({ how, end, answers }) => {
    const server = await begin(how.replace(/\W/g, ''))
    expect((await server.create()).status).toBe(200)
    const stream = await server.listen()
    expect(stream.status).toBe(200)
    for (const status of await writesUnderWay(server, end)) expect(answers).toContain(status)

    await vi.waitFor(async () => expect((await server.ready()).status).toBe(200), { timeout: 30_000 })
    expect((await server.write()).status).toBe(200)
    expect((await server.signIn()).status).toBe(200)
    // The live line goes on, and its listener is back.
    const listening = "application_name = 'ariane-live' and query like 'listen%'"
    await asAdministrator(client =>
      vi.waitFor(async () => expect(await count(client, listening)).toBe(1), { timeout: 30_000 }),
    )
    expect(server.child.exitCode).toBeNull()
    await stream.body?.cancel()
    expect(await server.end('SIGTERM')).toEqual([0, null])
  })

  it('that is away is said to whoever calls, signs in or asks whether we are ready, and is found again', async () => {
    const server = await begin('away')
    expect((await server.create()).status).toBe(200)
    await database.halt('fast')
    const calls = [server.write, server.signIn, server.ready]
    for (const call of calls) {
      const answer = await call()
      expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'error', code: 'unavailable' }])
    }
    await database.resume()
    for (const call of calls) expect((await call()).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  })
})
