import { randomUUID } from 'node:crypto'
import { type SchoolAnswer, SchoolSyncEvent, schoolSyncRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { twoNodes } from '../../testing/two-nodes.ts'
import { type PronoteSimulator, simulatePronote } from '../testing/pronote/simulate-pronote.ts'
import { account, syncCounts } from '../testing/school-world.ts'
import type { SimulatedSchool } from '../testing/simulated-school.ts'
import { testSchool } from '../testing/test-school.ts'

const OPTIONS = { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false } as const
let time = Date.parse('2026-11-23T11:00:00Z')
let nodes: Awaited<ReturnType<typeof twoNodes>>
let school: SimulatedSchool
let pronote: PronoteSimulator
let pupil: TestPerson
/** What has to be there before the timetable is given. */
let held: Promise<void> | undefined

beforeAll(async () => {
  const schools: PronoteSimulator['outbound'] = async (url, request) => {
    const answer = await pronote.outbound(url, request)
    if (!pronote.asked.includes('PageEmploiDuTemps')) return answer
    const { signal } = request ?? {}
    const gone = new Promise(resolve => signal?.addEventListener('abort', resolve))
    if (!signal?.aborted) await Promise.race([held, gone])
    if (signal?.aborted) throw new OutboundFailure('cancelled')
    return answer
  }
  nodes = await twoNodes({ now: () => new Date(time), limiter: UNLIMITED, schools })
})
afterAll(() => nodes.close())
beforeEach(async () => {
  school = testSchool()
  pronote = simulatePronote(school, OPTIONS)
  held = undefined
  time += 3_600_000
  pupil = await nodes.one.signUp()
  await nodes.one.consent(pupil)
})

const post = (node: TestApi, path: string, body: object, who = pupil) => node.request('POST', path, body, who.headers)
const start = (id: string, more: object = {}, node = nodes.one) =>
  post(node, schoolSyncRoutes.startSchoolSync.path, { userId: pupil.uid, id, pronote: account(), keep: true, ...more })
const stop = (id: string, node = nodes.one) =>
  post(node, schoolSyncRoutes.stopSchoolSync.path, { userId: pupil.uid, id })

/** The events up to the last one. */
async function follow(id: string, node = nodes.one, who = pupil) {
  const { status, body } = await post(node, schoolSyncRoutes.followSchoolSync.path, { userId: pupil.uid, id }, who)
  if (status !== 200) return status
  const lines = String(body).split('\n\n').filter(Boolean)
  return lines.map(line => SchoolSyncEvent.parse(JSON.parse(line.replace(/^data: /, ''))))
}
async function lastAnswer(id: string, node = nodes.one): Promise<SchoolAnswer | undefined> {
  const events = await follow(id, node)
  const last = typeof events === 'number' ? undefined : events.at(-1)
  return last?.kind === 'answer' && last.answer.status !== 'acted' ? last.answer : undefined
}

describe('@Y05 a synchronisation that goes on without its caller', () => {
  it('tells how far it is, and its answer to whoever comes back', async () => {
    const id = randomUUID()
    expect((await start(id)).body).toEqual({ ok: true })
    const answer = await lastAnswer(id)
    expect(answer && syncCounts(answer)).toEqual([7, 0, 0, 0])
    expect(await follow(id)).toEqual([{ kind: 'answer', answer }])
    const asked = pronote.asked.length
    await start(id)
    expect(await lastAnswer(id)).toEqual(answer)
    expect(pronote.asked).toHaveLength(asked)
  })

  it('says where it stands to who comes back in the middle, at any node, and each step once', async () => {
    const id = randomUUID()
    const hold = Promise.withResolvers<void>()
    held = hold.promise
    await start(id)
    const followed = Promise.all([follow(id, nodes.one), follow(id, nodes.other)])
    hold.resolve()
    for (const events of await followed) {
      if (typeof events === 'number') throw new Error(`refused: ${events}`)
      const steps = events.flatMap(event => (event.kind === 'step' ? [event.step] : []))
      expect(new Set(steps).size).toBe(steps.length)
      expect(events.at(-1)).toMatchObject({ kind: 'answer', answer: { status: 'success' } })
    }
  })

  it('is ended by whoever began it, at any node, and gives back what the device may keep', async () => {
    const id = randomUUID()
    held = new Promise(() => undefined)
    await start(id)
    const ended = lastAnswer(id)
    await expect.poll(() => pronote.asked.includes('PageEmploiDuTemps')).toBe(true)
    await stop(id, nodes.other)
    const answer = await ended
    expect(answer).toMatchObject({ status: 'failure', data: { code: 'interrupted' } })
    const token = answer?.status === 'failure' ? answer.data.keep?.pronote : undefined
    expect(token?.token).toMatch(/^[0-9A-F]{48}$/)
    held = undefined
    const next = randomUUID()
    await start(next, { pronote: token })
    expect(await lastAnswer(next)).toMatchObject({ status: 'success', data: { added: 7 } })
  })

  it('is nothing for anybody else, and its answer opens with nothing that is here', async () => {
    const id = randomUUID()
    await start(id)
    await lastAnswer(id)
    const other = await nodes.one.signUp()
    expect(await follow(id, nodes.one, other)).toBe(403)
    expect(await follow(randomUUID())).toBe(404)
    const rows = await nodes.one.db.q().selectFrom('school_operations').selectAll().execute()
    const text = JSON.stringify(rows.map(row => ({ ...row, answer: Buffer.from(row.answer ?? []).toString('latin1') })))
    expect(rows.length).toBeGreaterThan(0)
    expect(text).not.toContain(id)
    expect(text).not.toContain('camille')
  })

  it('that nobody ends any more says so, and is forgotten after a day', async () => {
    const id = randomUUID()
    held = new Promise(() => undefined)
    await start(id)
    time += 171_000
    expect(await lastAnswer(id)).toMatchObject({ data: { code: 'interrupted' } })
    await stop(id)
    time += 24 * 3_600_000
    await start(randomUUID())
    expect(await follow(id)).toBe(404)
  })
})
