import { calendarRoutes, consentRoutes, icalRoutes, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { Download } from '../../platform/outbound/outbound.ts'
import { createSeal } from '../../platform/seal.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { calendarImport } from '../ical/import.ts'
import { calendarRefresh } from './refresh.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-21T12:00:00Z')
const SCHOOL = 'https://0990001a.index-education.net/pronote/ical/Edt.ics?icalsecurise='
const signal = new AbortController().signal
let now = new Date(START)
let api: TestApi
let pupil: TestPerson

/** What stands at each address of the network. */
const network = new Map<string, string | number>()
let calls = 0
/** Adults whose words do not reach the pupil. */
const stopped = new Set<string>()
const download: Download = async url => {
  calls += 1
  const found = network.get(url)
  if (found === undefined) throw new OutboundFailure('unreachable')
  const [status, text] = typeof found === 'number' ? [found, ''] : [200, found]
  return { status, header: () => null, cookies: [], bytes: Buffer.from(text) }
}

beforeAll(async () => {
  api = await createTestApi({ now: () => now })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(START)
  network.clear()
  calls = 0
  pupil = await api.signUp()
  await api.consent(pupil)
})

const lesson = (id: number, title: string, category = 'Cours', exported = '20261121T112543Z') => [
  'BEGIN:VEVENT',
  `CATEGORIES:${category}`,
  `UID:Cours-${id}-1-${exported}-Index-Education`,
  'DTSTART:20261123T072500Z',
  'DTEND:20261123T082000Z',
  `SUMMARY;LANGUAGE=fr:${title} - GIRARD L.`,
  `DESCRIPTION;LANGUAGE=fr:Matière : ${title}\\nProfesseur : GIRARD L.\\nSalle : 217\\n`,
  'END:VEVENT',
]
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:Index-Education',
    'X-WR-CALNAME:Calendrier - MARTIN Lucas 15/03/2012 - du 1er',
    ...lines,
    'END:VCALENDAR',
  ].join('\r\n')
const build = () => {
  const addresses = createSeal('a'.repeat(32), 'addresses')
  const readLessonTitle = (written: string) =>
    written === 'FRANCAIS' ? { title: 'Français', subject: 'Français', isTest: false, isOnly: true } : undefined
  const ports = {
    db: api.db,
    now: () => now,
    calendarHosts: [],
    addresses,
    readLessonTitle,
    consentGiven: api.consentCheck.given,
    mayTell: async (adult: string) => !stopped.has(adult),
  }
  const imports = calendarImport(ports, download)
  const refresh = calendarRefresh(ports, (userId, url, stop, by) => imports.run(userId, { url }, stop, by))
  return {
    follow: (url: string, by = pupil.uid) => imports.run(pupil.uid, { url }, signal, by),
    refresh: (id?: string) => refresh(pupil.uid, id, signal),
  }
}
const list = async () => (await pupil.call(icalRoutes.listCalendars, { userId: pupil.uid })).data
const week = async () =>
  (
    await pupil.call(calendarRoutes.listEvents, {
      userId: pupil.uid,
      start: '2026-11-23T00:00:00Z',
      end: '2026-11-30T00:00:00Z',
    })
  ).data

it('@Y03 a school’s calendar becomes lessons with subject, teacher and room; those that are cancelled say so', async () => {
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS'), ...lesson(2, 'TECHNOLOGIE', 'Cours - Cours annulé')))
  expect(await build().follow(`${SCHOOL.replace('https', 'webcal')}A`)).toMatchObject({ data: { added: 2 } })
  const shown = (await week()).map(({ title, type, meta, cancelled }) => ({ title, type, meta, cancelled }))
  const meta = { teacher: 'GIRARD L.', room: '217' }
  expect(shown).toEqual([
    { title: 'Français', type: 'course', meta: { ...meta, subject: 'Français' }, cancelled: undefined },
    { title: 'TECHNOLOGIE', type: 'course', meta: { ...meta, subject: 'TECHNOLOGIE' }, cancelled: true },
  ])
  expect(await list()).toMatchObject([
    { name: 'Calendrier - MARTIN Lucas', from: 'address', follows: true, failure: null },
  ])
})

it('@Y03 it is read again by itself after some hours, once however many windows are open, and keeps the marks', async () => {
  const { follow, refresh } = build()
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS'), ...lesson(2, 'EPS')))
  await follow(`${SCHOOL}A`)
  const first = (await week()).find(({ title }) => title === 'Français')
  await pupil.call(calendarRoutes.markEvent, { id: first?.id ?? '', userId: pupil.uid, done: true })
  expect(await refresh()).toEqual({ read: 0, failed: 0, changes: 0 })
  now = new Date(START + 3 * HOUR_MS)
  network.set(
    `${SCHOOL}A`,
    calendar(
      ...lesson(1, 'FRANCAIS', 'Cours - Prof. absent', '20261121T152543Z'),
      ...lesson(2, 'EPS', 'Cours', '20261121T152543Z'),
    ),
  )
  const both = await Promise.all([refresh(), refresh()])
  expect(both.reduce((sum, { read }) => sum + read, 0)).toBe(1)
  expect(both.reduce((sum, { changes }) => sum + changes, 0)).toBe(1)
  expect(calls).toBe(2)
  expect((await week()).find(({ title }) => title === 'Français')).toMatchObject({
    cancelled: true,
    done: true,
    description: 'Prof. absent',
  })
  expect((await list())[0]?.freshAt).toBe(now.toISOString())
})

it('@Y03 one that names everything anew at each export changes nothing, and keeps the marks', async () => {
  const { follow } = build()
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS'), ...lesson(2, 'EPS')))
  await follow(`${SCHOOL}A`)
  const first = (await week()).find(({ title }) => title === 'Français')
  await pupil.call(calendarRoutes.markEvent, { id: first?.id ?? '', userId: pupil.uid, done: true })
  const same = { added: 0, changed: 0, removed: 0, unchanged: 2 }
  for (const [n, m] of [
    [3, 4],
    [6, 5],
  ] as const) {
    network.set(`${SCHOOL}A`, calendar(...lesson(n, 'FRANCAIS'), ...lesson(m, 'EPS')))
    expect(await follow(`${SCHOOL}A`)).toMatchObject({ data: same })
  }
  network.set(`${SCHOOL}A`, calendar(...lesson(6, 'FRANCAIS', 'Cours - Prof. absent'), ...lesson(5, 'EPS')))
  expect(await follow(`${SCHOOL}A`)).toMatchObject({ data: { added: 0, changed: 1, removed: 0 } })
  expect((await week()).find(({ title }) => title === 'Français')).toMatchObject({ done: true, cancelled: true })
})

it('@Y03 what fails says why and keeps its events, and somebody may ask again within a minute', async () => {
  const { follow, refresh } = build()
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS')))
  await follow(`${SCHOOL}A`)
  const freshAt = now.toISOString()
  const id = (await list())[0]?.id
  for (const [n, there, failure] of [
    [1, 404, 'no_calendar_there'],
    [2, calendar(), 'emptied'],
    [3, '<html>', 'not_a_calendar'],
  ] as const) {
    now = new Date(START + n * 3 * HOUR_MS)
    network.set(`${SCHOOL}A`, there)
    expect(await refresh()).toMatchObject({ read: 0, failed: 1 })
    expect(await list()).toMatchObject([{ failure, freshAt, events: 1 }])
  }
  expect(await refresh(id)).toMatchObject({ read: 0, failed: 0 })
  now = new Date(+now + 61_000)
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS')))
  expect(await refresh(id)).toMatchObject({ read: 1, failed: 0 })
  expect(await list()).toMatchObject([{ failure: null, freshAt: now.toISOString() }])
})

it('@Y03 two parents’ addresses at one school bring each lesson once; a second school has its own', async () => {
  const { follow, refresh } = build()
  const other = 'https://0990002b.index-education.net/pronote/ical/Edt.ics?icalsecurise=C'
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS')))
  network.set(`${SCHOOL}B`, calendar(...lesson(1, 'FRANCAIS', 'Cours', '20261121T120000Z'), ...lesson(2, 'EPS')))
  network.set(other, calendar(...lesson(1, 'LATIN')))
  expect(await follow(`${SCHOOL}A`)).toMatchObject({ data: { added: 1, elsewhere: 0 } })
  expect(await follow(`${SCHOOL}B`)).toMatchObject({ data: { added: 1, elsewhere: 1 } })
  expect(await follow(other)).toMatchObject({ data: { added: 1, elsewhere: 0 } })
  expect((await week()).map(({ title }) => title).sort()).toEqual(['EPS', 'Français', 'LATIN'])
  expect(await list()).toHaveLength(3)
  now = new Date(START + 3 * HOUR_MS)
  expect(await refresh()).toEqual({ read: 3, failed: 0, changes: 0 })
})

it('@Y03 @S10 what an adult brought is not read again once the pupil stopped him, nor after he is gone', async () => {
  const { follow, refresh } = build()
  const club = 'https://calendar.google.com/club.ics'
  const coach = await api.signUp({ role: 'ROLE_COACH', name: 'Coach' })
  network.set(club, calendar(...lesson(1, 'Handball')))
  network.set(`${SCHOOL}A`, calendar(...lesson(2, 'FRANCAIS')))
  await follow(club, coach.uid)
  await follow(`${SCHOOL}A`)
  // An adult makes nothing his that the pupil imported.
  await follow(`${SCHOOL}A`, coach.uid)
  now = new Date(START + 3 * HOUR_MS)
  expect(await refresh()).toMatchObject({ read: 2 })
  network.set(club, calendar(...lesson(1, 'Ajoute-moi sur snap')))
  stopped.add(coach.uid)
  for (const hours of [6, 9]) {
    now = new Date(START + hours * HOUR_MS)
    expect(await refresh()).toEqual({ read: 1, failed: 1, changes: 0 })
    expect((await week()).map(({ title }) => title).sort()).toEqual(['Français', 'Handball'])
    expect((await list()).map(({ failure }) => String(failure)).toSorted()).toEqual(['adult_apart', 'null'])
    await api.cleanup.erase(coach.uid)
  }
  // The pupil may read it by himself.
  expect(await follow(club)).toMatchObject({ data: { changed: 1 } })
  expect(await list()).toMatchObject([{ failure: null }, { failure: null }])
})

it('@S10 the server asks who follows before it reads again what an adult brought', async () => {
  const coach = await api.signUp({ role: 'ROLE_COACH', name: 'Coach' })
  await api.link(coach, pupil, 'code')
  network.set('https://calendar.google.com/club.ics', calendar(...lesson(1, 'Handball')))
  await build().follow('https://calendar.google.com/club.ics', coach.uid)
  const failureAfter = async (hours: number) => {
    now = new Date(START + hours * HOUR_MS)
    await pupil.call(icalRoutes.refreshCalendars, { userId: pupil.uid })
    return (await list())[0]?.failure
  }
  // Sealed by another installation.
  expect(await failureAfter(3)).toBe('address_lost')
  await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: coach.uid })
  expect(await failureAfter(6)).toBe('adult_apart')
})

it('@X06 an address is in the database only encrypted, for this calendar and this installation', async () => {
  const { follow } = build()
  network.set(`${SCHOOL}GEHEIM`, calendar(...lesson(1, 'FRANCAIS')))
  await follow(`${SCHOOL}GEHEIM`)
  const rows = await api.db.q().selectFrom('calendars').selectAll().where('user_id', '=', pupil.uid).execute()
  expect(rows[0]?.host).toBe('0990001a.index-education.net')
  expect(JSON.stringify(rows)).not.toContain('GEHEIM')
  expect(Buffer.from(rows[0]?.address ?? []).toString('latin1')).not.toContain('GEHEIM')
  now = new Date(START + 3 * HOUR_MS)
  await api.db
    .q()
    .updateTable('calendars')
    .set({ address: Buffer.from('other') })
    .where('user_id', '=', pupil.uid)
    .execute()
  expect(await build().refresh()).toMatchObject({ failed: 1 })
  expect(await list()).toMatchObject([{ failure: 'address_lost', events: 1 }])
})

it('@Y03 @A12 a school’s address waits for the consent that connecting a school waits for, and stops when it is withdrawn', async () => {
  const { follow, refresh } = build()
  network.set(`${SCHOOL}A`, calendar(...lesson(1, 'FRANCAIS')))
  network.set('https://calendar.google.com/club.ics', calendar(...lesson(2, 'Handball')))
  pupil = await api.signUp()
  expect(await follow(`${SCHOOL}A`)).toEqual({ status: 'failure', data: { code: 'consent_needed' } })
  expect(calls).toBe(0)
  expect(await follow('https://calendar.google.com/club.ics')).toMatchObject({ data: { added: 1 } })
  await api.consent(pupil)
  expect(await follow(`${SCHOOL}A`)).toMatchObject({ data: { added: 1 } })
  await pupil.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
  now = new Date(START + 3 * HOUR_MS)
  const before = calls
  expect(await refresh()).toMatchObject({ read: 1, failed: 1 })
  expect(calls).toBe(before + 1)
  expect(await list()).toMatchObject([{ failure: null }, { failure: 'consent_needed', events: 1 }])
})
