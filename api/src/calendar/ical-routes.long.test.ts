import { calendarRoutes, icalRoutes } from '@ariane/shared/contracts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeal } from '../platform/seal.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { calendarImport } from './ical/import.ts'
import { calendar, event } from './ical/testing/calendar-text.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const PORTS = {
  calendarHosts: [],
  addresses: createSeal('a'.repeat(32), 'test'),
  readLessonTitle: () => undefined,
  consentGiven: async () => true,
  mayTell: async () => true,
}
let api: TestApi
let pupil: TestPerson
const lines: string[] = []
beforeAll(async () => {
  api = await createTestApi({ now: () => NOW, log: { write: line => void lines.push(line) } })
  pupil = await api.signUp()
})
afterAll(() => api.close())

const bring = (text: string, name = 'club.ics', who = pupil) =>
  who.call(icalRoutes.importCalendar, { userId: who.uid, source: { file: { name, text } } })
const counts = async (text: string, name?: string) => {
  const answer = await bring(text, name)
  if (answer.status !== 'success') return answer.data.code
  const { added, changed, removed, unchanged } = answer.data
  return [added, changed, removed, unchanged]
}
const range = { start: '2026-11-16T00:00:00Z', end: '2026-12-07T00:00:00Z' }
const week = async () => (await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...range })).data
const club = (...more: string[]) => event('RRULE:FREQ=WEEKLY', ...more)
const trip = event('UID:sortie', 'SUMMARY:Sortie', 'DTSTART;VALUE=DATE:20261119', 'DTEND;VALUE=DATE:20261120')

describe('an import', () => {
  it('@N10 brings events; again, it changes only what changed, and nothing of the pupil', async () => {
    const own = { userId: pupil.uid, title: 'Piano', startTimestamp: 1_795_075_200, endTimestamp: 1_795_078_800 }
    await pupil.call(calendarRoutes.createEvent, own)
    const before = await week()
    expect(await counts(calendar(club(), trip))).toEqual([2, 0, 0, 0])
    const shown = await week()
    expect(shown.filter(({ source }) => source === 'ical').map(({ title }) => title)).toEqual([
      'Club',
      'Sortie',
      'Club',
      'Club',
    ])
    expect(await counts(calendar(club(), trip), 'club (1).ics')).toEqual([0, 0, 0, 2])
    expect(await counts(calendar(club('SUMMARY:Échecs')))).toEqual([0, 1, 1, 0])
    const after = await week()
    expect(after.filter(({ source }) => source === 'ical').map(({ title }) => title)).toEqual([
      'Échecs',
      'Échecs',
      'Échecs',
    ])
    expect(after.filter(({ source }) => source === 'own')).toEqual(before)
  })

  it('@N10 keeps the marks of the pupil when the calendar changes', async () => {
    const marked = (await week()).find(({ source }) => source === 'ical')
    if (!marked) throw new Error('nothing to mark')
    const mark = { id: marked.id, userId: pupil.uid, done: true, occurrence: marked.startDate }
    await pupil.call(calendarRoutes.markEvent, mark)
    expect(await counts(calendar(club('SUMMARY:Go')))).toEqual([0, 1, 0, 0])
    const shown = (await week()).filter(({ source }) => source === 'ical')
    expect(shown.map(({ title, done }) => [title, done])).toEqual([
      ['Go', true],
      ['Go', undefined],
      ['Go', undefined],
    ])
  })

  it('@N10 leaves other calendars alone; one is removed with its events', async () => {
    expect(await counts(calendar(trip), 'ecole.ics')).toEqual([1, 0, 0, 0])
    const { data } = await pupil.call(icalRoutes.listCalendars, { userId: pupil.uid })
    const found = new Set(data.map(({ name, from, events }) => `${name} ${from} ${events}`))
    expect(found).toEqual(new Set(['club file 1', 'ecole file 1']))
    const ecole = data.find(({ name }) => name === 'ecole')
    const other = await api.signUp()
    await other.call(icalRoutes.removeCalendar, { userId: other.uid, id: ecole?.id ?? '' })
    expect((await week()).map(({ title }) => title)).toContain('Sortie')
    await pupil.call(icalRoutes.removeCalendar, { userId: pupil.uid, id: ecole?.id ?? '' })
    expect((await week()).map(({ title }) => title)).not.toContain('Sortie')
    expect((await week()).map(({ title }) => title)).toContain('Go')
  })

  it('@N10 keeps what was over before, which a calendar often forgets', async () => {
    const person = await api.signUp()
    const later = new Date(+NOW + 60 * 86_400_000)
    expect(await bring(calendar(trip), 'a.ics', person)).toMatchObject({ data: { added: 1 } })
    const then = calendarImport({ ...PORTS, db: api.db, now: () => later })
    const answer = await then.run(person.uid, { file: { name: 'a.ics', text: calendar() } }, AbortSignal.timeout(9000))
    expect(answer).toMatchObject({ status: 'success', data: { removed: 0 } })
  })

  it('@N10 @X06 of an address the operator does not list is refused in words that help', async () => {
    const asked = (url: string) => pupil.call(icalRoutes.importCalendar, { userId: pupil.uid, source: { url } })
    for (const url of ['https://calendar.example.org/a.ics', 'webcal://127.0.0.1/a.ics', 'file:///etc/passwd'])
      expect(await asked(url)).toEqual({ status: 'failure', data: { code: 'address_refused' } })
  })

  it('refuses what is no calendar, and the eleventh one', async () => {
    expect(await counts('bonjour')).toBe('not_a_calendar')
    const person = await api.signUp()
    for (let n = 0; n < 10; n += 1) await bring(calendar(trip), `${n}.ics`, person)
    expect(await bring(calendar(trip), 'dix.ics', person)).toMatchObject({ data: { code: 'full' } })
    expect((await person.call(icalRoutes.listCalendars, { userId: person.uid })).data).toHaveLength(10)
  })
})

describe('the secret address', () => {
  const read = (path: string, headers = {}) => api.request('GET', path, undefined, headers)
  const make = async (who = pupil) => (await who.call(icalRoutes.makeFeed, { userId: who.uid })).data.path

  it('@N10 gives the planner without an account until it is replaced or revoked', async () => {
    const first = await make()
    const answer = await read(first)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const names = new ICAL.Component(ICAL.parse(String(answer.body)) as never)
      .getAllSubcomponents('vevent')
      .map(one => one.getFirstPropertyValue('summary'))
    expect(names).toEqual(['Piano'])
    const second = await make()
    expect((await read(first)).status).toBe(404)
    expect((await pupil.call(icalRoutes.readFeed, { userId: pupil.uid })).data).toEqual({ since: NOW.toISOString() })
    await pupil.call(icalRoutes.revokeFeed, { userId: pupil.uid })
    expect(await read(second)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await pupil.call(icalRoutes.readFeed, { userId: pupil.uid })).data).toBeNull()
  })

  it('@Y07 answers a program that only asks whether it is there, and changed', async () => {
    const path = await make()
    const [asked, whole] = [await api.request('HEAD', path), await read(path)]
    expect(asked).toMatchObject({ status: 200, body: '' })
    for (const name of ['etag', 'content-type', 'content-length']) expect(asked.headers[name]).toBe(whole.headers[name])
    const known = await api.request('HEAD', path, undefined, { 'if-none-match': String(whole.headers.etag) })
    expect(known.status).toBe(304)
  })

  it('is not sent again while nothing changed', async () => {
    const path = await make()
    const tag = String((await read(path)).headers.etag)
    expect(await read(path, { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' })
    const own = { userId: pupil.uid, title: 'Violon', startTimestamp: 1_795_075_200, endTimestamp: 1_795_078_800 }
    await pupil.call(calendarRoutes.createEvent, own)
    expect((await read(path, { 'if-none-match': tag })).status).toBe(200)
  })

  it('@X06 is long, stands nowhere in the log or the database, and guesses give nothing', async () => {
    const path = await make()
    const secret = /feed\/(.+)\.ics/.exec(path)?.[1] ?? ''
    await read(path)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(lines.join('\n')).toContain('/api/calendar/feed/:secret.ics')
    expect(lines.join('\n')).not.toContain(secret)
    const kept = await api.db.q().selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(secret)
    for (const guess of [secret.slice(1), `${secret}A`, 'A'.repeat(43), '%00', '..'])
      expect((await read(`/api/calendar/feed/${guess}.ics`)).status).toBe(404)
  })

  it('@A12 is the pupil’s alone, and ends with the account', async () => {
    const [person, manager] = [await api.signUp(), await api.signUp({ role: 'ROLE_TEACHER' })]
    await api.link(manager, person)
    for (const row of [icalRoutes.makeFeed, icalRoutes.readFeed, icalRoutes.revokeFeed])
      await expect(manager.call(row, { userId: person.uid })).rejects.toMatchObject({ status: 403 })
    const path = await make(person)
    await api.db.q().updateTable('people').set({ disabled_at: NOW }).where('uid', '=', person.uid).execute()
    expect((await read(path)).status).toBe(404)
  })

  it('says the same once, as a file', async () => {
    const { data } = await pupil.call(icalRoutes.exportCalendar, { userId: pupil.uid })
    expect(data.name).toBe('ariane.ics')
    expect((await read(await make())).body).toBe(data.text)
  })
})
