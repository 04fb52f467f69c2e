import { schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account, answerCode, type SchoolWorld, schoolWorld, syncCounts } from './testing/school-world.ts'

type Provider = 'pronote' | 'ecoledirecte'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(() => world.renew())

const connect = (provider: Provider) =>
  world.connect(provider === 'pronote' ? { pronote: account() } : { ecoledirecte: account() })
const success = async (provider: Provider = 'pronote') => {
  const answer = await connect(provider)
  if (answer.status !== 'success') throw new Error(answerCode(answer))
  return answer.data
}
const titles = async () => (await world.list()).map(({ title }) => title)
const sources = async () => (await world.pupil.call(schoolRoutes.schoolSources, { userId: world.pupil.uid })).data
const gapsCounted = async (label: string) => {
  const lines = (await world.api.metrics.metrics()).split('\n')
  return Number(lines.find(line => line.startsWith(`school_gaps_total{${label}}`))?.split(' ')[1] ?? 0)
}
const WINDOW = { from: '2026-11-16', to: '2026-12-20' }

describe('@Y02 a part that a school does not give', () => {
  it.each([
    ['pronote', 'timetable_off', 'timetable', 'closed', 2],
    ['pronote', 'timetable_refused', 'timetable', 'closed', 2],
    ['pronote', 'homework_off', 'homework', 'closed', 5],
    ['pronote', 'homework_refused', 'homework', 'closed', 5],
    ['pronote', 'suspended_midway', 'homework', 'unanswered', 5],
    ['ecoledirecte', 'timetable_off', 'timetable', 'closed', 2],
    ['ecoledirecte', 'timetable_refused', 'timetable', 'closed', 2],
    ['ecoledirecte', 'homework_off', 'homework', 'closed', 5],
    ['ecoledirecte', 'homework_refused', 'homework', 'closed', 5],
  ] as const)('costs that part alone: %s, %s', async (provider, fault, part, reason, others) => {
    world.school.fault = fault
    const before = await gapsCounted(`provider="${provider}",part="${part}",reason="${reason}"`)
    const { added, gaps } = await success(provider)
    expect(added).toBe(others)
    const own = { reason, ...WINDOW, items: 0, shownFrom: null }
    // Nobody asks a service for documents that wants no more calls.
    const beside = fault === 'suspended_midway' ? [{ part: 'documents', ...own }] : []
    expect(gaps).toEqual([{ part, ...own }, ...beside])
    expect(await gapsCounted(`provider="${provider}",part="${part}",reason="${reason}"`)).toBe(before + 1)
  })

  it.each(['pronote', 'ecoledirecte'] as const)(
    'keeps what was there, and says when it was read: %s',
    async provider => {
      await connect(provider)
      const [readAt, before] = [world.now().toISOString(), await world.list()]
      world.pass(3)
      world.school.fault = 'homework_off'
      world.school.data.lessons.shift()
      const { removed, gaps } = await success(provider)
      expect([removed, gaps[0]?.shownFrom]).toEqual([1, readAt])
      const after = await world.list()
      const homework = after.filter(({ type }) => type === 'homework')
      expect(homework).toEqual(before.filter(({ type }) => type === 'homework'))
      expect(homework.every(({ freshAt }) => freshAt === readAt)).toBe(true)
      const lessons = after.filter(({ type }) => type !== 'homework')
      expect(lessons.every(({ freshAt }) => freshAt === world.now().toISOString())).toBe(true)
      expect(await sources()).toMatchObject([{ provider, gaps }])
      world.pass(3)
      world.school.fault = undefined
      expect((await success(provider)).gaps).toEqual([])
      expect(await sources()).toMatchObject([{ gaps: [] }])
    },
  )

  it('is a failure where it is all there is', async () => {
    world.school.fault = 'timetable_off'
    const outbound = world.pronote.outbound
    world.way = async (url, request) =>
      outbound(url, request).then(answer =>
        world.pronote.asked.at(-1) === 'PageCahierDeTexte' ? { ...answer, text: '{"Erreur":{"G":3}}' } : answer,
      )
    expect(answerCode(await connect('pronote'))).toBe('access_denied')
    expect(await world.list()).toEqual([])
  })
})

describe('@Y02 one lesson, task, week or day that cannot be read', () => {
  const one = { reason: 'unreadable', items: 1 }
  const first = { from: '2026-11-23', to: '2026-11-23' }
  it.each([
    ['pronote', 'no_length', { part: 'timetable', ...one, ...first }],
    ['pronote', 'no_start', { part: 'timetable', ...one, from: '2026-11-23', to: '2026-11-29' }],
    ['pronote', 'no_due_day', { part: 'homework', ...one, ...WINDOW }],
    ['ecoledirecte', 'no_length', { part: 'timetable', ...one, ...first }],
    ['ecoledirecte', 'no_start', { part: 'timetable', ...one, ...WINDOW }],
    ['ecoledirecte', 'no_due_day', { part: 'homework', ...one, from: '2026-11-24', to: '2026-11-24' }],
    [
      'pronote',
      'piece_unreadable',
      { part: 'timetable', reason: 'unreadable', items: 0, from: '2026-11-30', to: '2026-12-06' },
    ],
    [
      'ecoledirecte',
      'piece_unreadable',
      { part: 'homework', reason: 'unreadable', items: 0, from: '2026-11-24', to: '2026-11-24' },
    ],
  ] as const)('costs itself alone: %s, %s', async (provider, fault, gap) => {
    world.school.fault = fault
    const { added, gaps } = await success(provider)
    expect(added).toBe(6)
    expect(gaps).toEqual([{ ...gap, shownFrom: null }])
    world.pass(3)
    world.school.fault = undefined
    expect(syncCounts(await connect(provider))).toEqual([1, 0, 0, 6])
    const readAt = world.now().toISOString()
    const before = (await titles()).sort()
    world.pass(3)
    world.school.fault = fault
    expect(syncCounts(await connect(provider))).toEqual([0, 0, 0, 6])
    expect((await sources())[0]?.gaps).toEqual([{ ...gap, shownFrom: readAt }])
    expect((await titles()).sort()).toEqual(before)
  })

  it('leaves a service alone that falls silent, and keeps what it gave before', async () => {
    world.school.fault = 'piece_silent'
    const { added, gaps } = await success()
    expect(added).toBe(4)
    expect(gaps.map(({ part, reason, from, to }) => [part, reason, from, to])).toEqual([
      ['timetable', 'unanswered', '2026-11-30', '2026-12-20'],
      ['homework', 'unanswered', '2026-11-16', '2026-12-20'],
      ['documents', 'unanswered', '2026-11-16', '2026-12-20'],
    ])
    expect(world.pronote.asked.filter(name => name === 'PageEmploiDuTemps')).toHaveLength(3)
    world.pass(3)
    const directe = await success('ecoledirecte')
    expect(directe.gaps.map(({ part, from, to }) => [part, from, to])).toEqual([
      ['homework', '2026-11-24', '2026-11-24'],
      ['homework', '2026-11-27', '2026-11-27'],
    ])
  })

  it('leaves a test a test where its mark cannot be read', async () => {
    await connect('pronote')
    world.pass(3)
    world.school.fault = 'odd_test_mark'
    const { changed, gaps } = await success()
    expect([changed, gaps.map(({ part, items, from }) => [part, items, from])]).toEqual([
      0,
      [['tests', 1, '2026-11-26']],
    ])
    expect((await world.list()).filter(({ type }) => type === 'exam').map(({ title }) => title)).toEqual(['SVT'])
    world.pass(3)
    world.school.fault = undefined
    for (const lesson of world.school.data.lessons) lesson.test = false
    expect((await success()).changed).toBe(1)
  })
})

describe('@Y02 lessons of other days than those that were asked for', () => {
  it.each(['pronote', 'ecoledirecte'] as const)('are dropped, and counted for the operator: %s', async provider => {
    const label = `provider="${provider}",part="timetable",reason="stray"`
    const before = await gapsCounted(label)
    const [any] = world.school.data.lessons
    if (any) world.school.data.lessons.push({ ...any, start: '2027-03-01T08:00:00', end: '2027-03-01T09:00:00' })
    world.school.fault = 'all_weeks'
    expect(await success(provider)).toMatchObject({ added: 7, gaps: [] })
    expect(await gapsCounted(label)).toBe(before + 1)
    world.school.fault = undefined
    world.pass(3)
    expect(await success(provider)).toMatchObject({ unchanged: 7, gaps: [] })
    expect(await gapsCounted(label)).toBe(before + 1)
  })
})

describe('@Y02 too many calls of EcoleDirecte', () => {
  it('stop one account and not the others', async () => {
    world.school.trouble = 'suspended'
    expect(await connect('ecoledirecte')).toMatchObject({ data: { code: 'service_suspended', retryAfterSeconds: 900 } })
    world.school.trouble = undefined
    expect(answerCode(await connect('ecoledirecte'))).toBe('service_suspended')
    world.school.accounts.push({ username: 'noah', password: 'autre' })
    const noah = await world.newPupil()
    const body = { userId: noah.uid, ecoledirecte: { username: 'noah', password: 'autre' } }
    expect(syncCounts(await noah.call(schoolRoutes.connectSchool, body))).toEqual([7, 0, 0, 0])
    world.pass(16)
    expect(syncCounts(await connect('ecoledirecte'))).toEqual([7, 0, 0, 0])
  })

  it('in the middle keep what was read, and are waited for', async () => {
    world.school.fault = 'suspended_midway'
    const { added, gaps } = await success('ecoledirecte')
    expect([added, gaps.map(({ part, reason }) => [part, reason])]).toEqual([
      5,
      [
        ['homework', 'unanswered'],
        ['homework', 'unanswered'],
      ],
    ])
    world.pass(3)
    expect(answerCode(await connect('ecoledirecte'))).toBe('service_suspended')
  })
})
