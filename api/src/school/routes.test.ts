import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calendarRoutes, schoolRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_CONNECTION } from '../platform/http/connection.ts'
import { OutboundFailure } from '../platform/outbound/failure.ts'
import { createOutbound } from '../platform/outbound/outbound.ts'
import { createSeal } from '../platform/seal.ts'
import { PATIENCE } from '../testing/patience.ts'
import { schoolCalls } from './routes.ts'
import { account, answerCode, type SchoolWorld, schoolWorld, syncCounts } from './testing/school-world.ts'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(() => world.renew())

describe('@N09 a synchronisation', () => {
  it.each(['pronote', 'ecoledirecte'] as const)('with %s fills the weeks and says how fresh they are', async source => {
    const answer = await world.connect(source === 'pronote' ? { pronote: account() } : { ecoledirecte: account() })
    expect(syncCounts(answer)).toEqual([7, 0, 0, 0])
    const freshAt = world.now().toISOString()
    const events = await world.list()
    expect(events).toHaveLength(7)
    expect(events.every(event => event.source === source && event.freshAt === freshAt)).toBe(true)
    expect(events.filter(({ cancelled }) => cancelled).map(({ title }) => title)).toEqual(['Anglais'])
    const { data } = await world.pupil.call(schoolRoutes.schoolSources, { userId: world.pupil.uid })
    expect(data).toEqual([{ provider: source, accountName: '', freshAt, step: null, gaps: [], emptyWeeks: [] }])
  })

  it('changes only what changed, leaves own events and marks alone, and removes what the school removed', async () => {
    const { pupil, school } = world
    const start = +world.now() / 1000 + 86_400
    const own = { userId: pupil.uid, title: 'Piano', startTimestamp: start, endTimestamp: start + 3600 }
    await pupil.call(calendarRoutes.createEvent, own)
    await world.viaPronote()
    const before = await world.list()
    const reading = before.find(({ title }) => title === 'Lire le chapitre 3')
    await pupil.call(calendarRoutes.markEvent, { id: reading?.id ?? '', userId: pupil.uid, done: true })
    world.pass(3)
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 7])
    world.pass(3)
    school.data.lessons.shift()
    Object.assign(school.data.assignments[0] ?? {}, { html: 'Lire le chapitre 3 en entier' })
    expect(syncCounts(await world.viaPronote())).toEqual([0, 1, 1, 5])
    const after = await world.list()
    expect(after.map(({ title }) => title)).toContain('Piano')
    expect(after.map(({ title }) => title)).not.toContain('Mathématiques')
    const changed = after.find(({ title }) => title === 'Lire le chapitre 3 en entier')
    expect(changed).toMatchObject({ id: reading?.id, done: true })
    expect(before.filter(event => after.some(({ id }) => id === event.id))).toHaveLength(7)
  })

  it('takes over what the school has as done once, then the mark is the pupil’s', async () => {
    await world.viaPronote()
    const [done] = (await world.list()).filter(event => event.done)
    expect(done?.title).toBe('Exercices 4 et 5 <page 87>')
    await world.pupil.call(calendarRoutes.markEvent, { id: done?.id ?? '', userId: world.pupil.uid, done: false })
    world.pass(3)
    await world.viaPronote()
    expect((await world.list()).filter(event => event.done)).toEqual([])
  })

  it('touches nothing outside of its weeks', async () => {
    await world.viaPronote()
    world.pass(5 * 7 * 24 * 60)
    world.school.data = { lessons: [], assignments: [] }
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 0])
    const count = sql<{ n: number }>`select count(*)::int as n from events where user_id = ${world.pupil.uid}`
    expect((await count.execute(world.api.db.q())).rows).toEqual([{ n: 7 }])
  })

  it('changes nothing of what breaks off in the middle', async () => {
    await world.viaPronote()
    const lessons = async () => (await world.list()).filter(({ type }) => type !== 'homework')
    const before = await lessons()
    world.pass(3)
    world.school.trouble = 'half_a_timetable'
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 2])
    expect(await lessons()).toEqual(before)
  })

  it('says where it is while it runs, stops when the pupil gives up, and can be begun again', async () => {
    const { api, pupil } = world
    const gone = new AbortController()
    const outbound = async (url: string, request = {}) => {
      if (url.includes('/appelfonction/') && world.pronote.asked.includes('PageEmploiDuTemps')) {
        // A step is written beside the synchronisation, which does not wait for it.
        await vi.waitFor(async () => {
          const { data } = await pupil.call(schoolRoutes.schoolSources, { userId: pupil.uid })
          expect(data).toEqual([
            { provider: 'pronote', accountName: '', freshAt: null, step: 'timetable', gaps: [], emptyWeeks: [] },
          ])
        }, PATIENCE)
        gone.abort()
        throw new OutboundFailure('cancelled')
      }
      return world.pronote.outbound(url, request)
    }
    const events = {
      known: async () => [],
      apply: async () => {},
      remove: async () => {},
      removeAll: async () => {},
      rename: async () => {},
      find: async () => undefined,
    }
    const { handlers } = schoolCalls({
      db: api.db,
      log: api.log,
      now: api.now,
      outbound,
      events,
      productName: 'Ariane',
      counted: () => undefined,
      gapCounted: () => undefined,
      unknownVersion: () => undefined,
      seal: createSeal('a secret for tests only, never used elsewhere', 'questions'),
      sealWith: id => createSeal('a secret for tests only, never used elsewhere', id),
      listen: api.db.listen,
      requireConsent: api.consentCheck.require,
      decidesAlone: api.consentCheck.ofAge,
      mayConsent: async () => false,
      parents: { mayAsk: async () => false, ask: async () => {}, pupilOf: async () => undefined },
    })
    const caller = { uid: pupil.uid, role: 'ROLE_STUDENT', email: pupil.email } as const
    const body = { userId: pupil.uid, pronote: account(), accountName: '', keep: false }
    const call = { params: {}, body, caller, connection: NO_CONNECTION, signal: gone.signal }
    await expect(handlers.connectSchool(call)).rejects.toThrow('unavailable')
    expect(await world.list()).toEqual([])
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
  })

  it('@X06 works over a real connection', async () => {
    const served = world.pronote.outbound
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      let body = ''
      for await (const part of request) body += part
      const method = request.method === 'POST' ? 'POST' : 'GET'
      const { status, text } = await served(`https://demo.index-education.net${request.url}`, { method, body })
      response.writeHead(status).end(text)
    }
    const http = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const plainHttp = createOutbound({
      hosts: ['*.index-education.net'],
      protocols: ['http:'],
      ports: [port],
      permit: address => address === '127.0.0.1',
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    // A school's address is always https; this server has no certificate.
    world.way = (url, request) => plainHttp(url.replace('https:', 'http:'), request)
    const url = `https://demo.index-education.net:${port}/pronote`
    expect(syncCounts(await world.connect({ pronote: { ...account(), url } }))).toEqual([7, 0, 0, 0])
    http.close()
  })

  it.each(['https://127.0.0.1/pronote', 'https://localhost', 'http://[::1]:3000', 'https://evil.example/pronote'])(
    '@X06 never calls %s',
    async url => {
      world.way = createOutbound({ hosts: ['*.index-education.net'] })
      expect(answerCode(await world.connect({ pronote: { ...account(), url } }))).toBe('address_refused')
    },
  )
})
