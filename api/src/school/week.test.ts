import { calendarRoutes, type SchoolProvider, schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { authorizeWith } from '../../../shared/src/http/index.ts'
import { requestsTo } from '../../../shared/src/http/testing/requests.ts'
import { openFile, passMarks, readKept, toKeep, whyStopped, writeKept } from '../../../shared/src/school/index.ts'
import { type Clock, keepFresh } from '../../../shared/src/school/keep-fresh.ts'
import type { Ended } from '../../../shared/src/school/schedule.ts'
import { account, PASSWORD, type SchoolWorld, schoolWorld } from './testing/school-world.ts'

const HOUR_MS = 3_600_000
let world: SchoolWorld
let who: string
beforeAll(async () => {
  world = await schoolWorld()
  vi.stubGlobal('Request', requestsTo(await world.api.server.listen({ host: '127.0.0.1', port: 0 })))
})
afterAll(async () => {
  authorizeWith(async () => null)
  vi.unstubAllGlobals()
  await world.api.close()
})
beforeEach(async () => {
  await world.renew()
  // The clock went back: what was to come is over.
  await world.api.db.q().deleteFrom('school_pauses').execute()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.spyOn(Date, 'now').mockImplementation(() => +world.now())
  who = `${world.pupil.uid}:${world.pupil.uid}`
  const { authorization = '' } = world.pupil.headers
  authorizeWith(async () => authorization.replace('Bearer ', ''))
  const connected = await world.connect({ pronote: account(), keep: true })
  const token = connected.status === 'success' ? connected.data.keep?.pronote : undefined
  writeKept(mine('pronote'), token ?? null)
})
afterEach(() => vi.restoreAllMocks())

/** An open page: its clock passes as soon as nothing else is to be done, and things happen meanwhile. */
async function openPage(
  hours: number,
  happens: Record<number, (page: AbortController) => unknown> = {},
  provider: SchoolProvider = 'pronote',
) {
  const page = new AbortController()
  const ends: Ended[] = []
  const from = +world.now()
  const left = Object.entries(happens).map(([hour, what]) => ({ at: from + Number(hour) * HOUR_MS, what }))
  const clock: Clock = {
    random: () => 0.5,
    async wait(ms, signal) {
      world.pass(ms / 60_000)
      while (left[0] && left[0].at <= +world.now()) await left.shift()?.what(page)
      return !signal.aborted && +world.now() < from + hours * HOUR_MS
    },
  }
  const of = { ...mine(provider), userId: world.pupil.uid, signal: page.signal }
  await keepFresh(of, ended => ends.push(ended), clock)
  return ends.map(({ kind }) => kind)
}

/** The pupil's only account of a system, on this device. */
const mine = <P extends SchoolProvider>(provider: P) => ({ provider, accountName: '', who })

const mark = async (title: string) => {
  const found = (await world.list()).find(event => event.title === title)
  await world.pupil.call(calendarRoutes.markEvent, { id: found?.id ?? '', userId: world.pupil.uid, done: true })
}
const marked = async () => (await world.list()).filter(({ done }) => done).map(({ title }) => title)

it('@Y05 a week of refreshing by itself leaves no double and no lost mark, whatever happens meanwhile', async () => {
  const { school } = world
  const before = await marked()
  const ends = await openPage(7 * 24, {
    5: () => mark('Lire le chapitre 3'),
    26: () =>
      school.data.assignments.push({ subject: 'SVT', due: '2026-11-27', html: 'La cellule', done: false, test: false }),
    30: () => mark('La cellule'),
    50: () => Object.assign(school.data.assignments[0] ?? {}, { html: 'Lire le chapitre 3 en entier' }),
    60: () => {
      school.trouble = 'silence'
    },
    68: () => {
      school.trouble = 'suspended'
    },
    72: () => {
      school.trouble = undefined
    },
    90: () => school.data.lessons.splice(0, 1),
    100: () => {
      school.fault = 'homework_off'
    },
    110: () => {
      school.fault = undefined
    },
  })
  expect(ends.filter(kind => kind === 'read').length).toBeGreaterThan(40)
  expect(ends.filter(kind => kind === 'failed').length).toBeGreaterThan(3)
  expect(ends).not.toContain('needs_pupil')
  expect(ends.at(-1)).toBe('read')
  const events = await world.list()
  const names = events.map(({ title, startDate }) => `${startDate} ${title}`)
  expect(new Set(names).size).toBe(names.length)
  expect(events).toHaveLength(school.data.lessons.length + school.data.assignments.length)
  expect((await marked()).sort()).toEqual([...before, 'La cellule', 'Lire le chapitre 3 en entier'].sort())
  expect(await world.tries()).toEqual({ pupil: 0, accounts: 0 })
  expect(JSON.stringify(readKept(mine('pronote')))).not.toContain('password')
})

it('@Y05 a page that is closed in the middle finds the next token when it opens again', async () => {
  const first = readKept(mine('pronote'))
  let leaving: AbortController | undefined
  world.way = async (url, request) => {
    if (world.pronote.asked.includes('PageEmploiDuTemps')) leaving?.abort()
    return world.pronote.outbound(url, request)
  }
  world.pass(4 * 60)
  world.pronote.asked.length = 0
  await openPage(1, {
    0: page => {
      leaving = page
    },
  })
  const closed = readKept(mine('pronote'))
  expect(closed).toMatchObject({ token: first && 'token' in first ? first.token : '', pending: expect.any(String) })
  world.way = undefined
  await expect.poll(async () => (await sources()).freshAt).toBe(world.now().toISOString())
  world.pass(4 * 60)
  expect(await openPage(1)).toEqual(['read'])
  expect(readKept(mine('pronote'))).not.toHaveProperty('pending')
  expect(+world.now() - Date.parse((await sources()).freshAt ?? '')).toBeLessThan(4 * HOUR_MS)
})

it('@Y05 what wants the pupil ends it, and says why until the pupil has connected again', async () => {
  world.pass(4 * 60)
  writeKept(mine('pronote'), {
    url: account().url,
    username: 'camille',
    token: 'of yesterday',
    deviceId: crypto.randomUUID(),
  })
  expect(await openPage(24)).toEqual(['needs_pupil'])
  expect(whyStopped(mine('pronote'))).toBe('expired_code')
  expect(await openPage(24)).toEqual(['needs_pupil'])
})

it('@Y05 EcoleDirecte refreshes by itself with its token alone, until that serves no more', async () => {
  const deviceId = crypto.randomUUID()
  const typed = { ecoledirecte: { username: 'camille', password: PASSWORD, deviceId } }
  world.pass(3)
  const connected = await world.connect({ ...typed, keep: true })
  writeKept(
    mine('ecoledirecte'),
    toKeep('ecoledirecte', typed, connected.status === 'success' ? connected.data.keep : undefined),
  )
  expect(JSON.stringify(readKept(mine('ecoledirecte')))).not.toContain(PASSWORD)
  const { school } = world
  const ends = await openPage(
    48,
    {
      5: () => {
        school.trouble = 'busy'
      },
      13: () => {
        school.trouble = undefined
      },
      20: () =>
        school.data.assignments.push({ subject: 'SVT', due: '2026-11-27', html: 'Cellule', done: false, test: false }),
    },
    'ecoledirecte',
  )
  expect(ends.filter(kind => kind === 'read').length).toBeGreaterThan(10)
  expect(ends).toContain('failed')
  expect(ends).not.toContain('needs_pupil')
  expect((await world.list()).filter(({ title }) => title === 'Cellule')).toHaveLength(1)
  const kept = readKept(mine('ecoledirecte'))
  writeKept(mine('ecoledirecte'), kept && { ...kept, token: 'of yesterday' })
  expect(await openPage(12, {}, 'ecoledirecte')).toEqual(['needs_pupil'])
  expect(whyStopped(mine('ecoledirecte'))).toBe('expired_code')
})

it('@Y04 what the pupil does at school uses the token, keeps the next one, and stops nothing that goes by itself', async () => {
  const of = { ...mine('pronote'), userId: world.pupil.uid, signal: new AbortController().signal }
  const token = () => JSON.stringify(readKept(mine('pronote')))
  const reading = (await world.list()).find(({ title }) => title.startsWith('Lire'))
  const seen = new Set([token()])
  const marked = await passMarks(of, [{ event: reading?.id ?? '', done: true }])
  expect(marked).toMatchObject({ answer: { status: 'acted', data: { marks: [{ outcome: 'passed' }] } } })
  seen.add(token())
  const opened = await openFile(of, reading?.id ?? '', 0)
  expect(opened).toMatchObject({ answer: { status: 'failure', data: { code: 'file_missing' } } })
  seen.add(token())
  expect(seen.size).toBe(3)
  expect([whyStopped(mine('pronote')), token().includes('pending')]).toEqual([undefined, false])
  world.pass(4 * 60)
  expect(await openPage(1)).toEqual(['read'])
  writeKept(mine('pronote'), null)
  expect(await openFile(of, reading?.id ?? '', 0)).toEqual({ kind: 'not_kept' })
})

async function sources() {
  const { data } = await world.pupil.call(schoolRoutes.schoolSources, { userId: world.pupil.uid })
  return data[0] ?? { freshAt: null }
}
