import { randomUUID } from 'node:crypto'
import {
  calendarRoutes,
  type SchoolFileAnswer,
  type SchoolOutcome,
  SchoolSyncEvent,
  schoolActRoutes,
  schoolSyncRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OutboundFailure } from '../platform/outbound/failure.ts'
import { PASSWORD, type SchoolWorld, schoolWorld } from './testing/school-world.ts'
import { isDone } from './testing/simulated-school.ts'

const PROVIDERS = ['pronote', 'ecoledirecte'] as const
type Provider = (typeof PROVIDERS)[number]
const SHEET = { kind: 'file' as const, name: 'Fiche d’exercices.pdf', bytes: 2048 }
const PLAN = { kind: 'file' as const, name: 'Plan du cours.txt' }
const HTML =
  '<p>Lire <a href="https://www.example.org/texte?a=1&amp;b=2">le texte</a> et <a href="javascript:alert(1)">rien</a></p>'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(async () => {
  await world.renew()
  const { assignments, lessons } = world.school.data
  assignments[0] = { ...assignments[0], html: HTML, documents: [SHEET] } as (typeof assignments)[number]
  // Of the day of the homework: EcoleDirecte gives both together.
  lessons.push({
    ...lessons[0],
    subject: 'FRANÇAIS',
    start: '2026-11-24T10:00:00',
    end: '2026-11-24T11:00:00',
    documents: [PLAN],
  } as (typeof lessons)[number])
})

const identify = (provider: Provider, password = PASSWORD) => {
  const mine = { username: 'camille', password }
  return provider === 'pronote' ? { pronote: { url: 'demo.index-education.net', ...mine } } : { ecoledirecte: mine }
}
async function sync(provider: Provider) {
  await world.connect(identify(provider))
  const events = await world.list()
  const find = (title: RegExp | string) => events.find(event => event.title.match(title))
  return {
    reading: find(/^Lire/),
    exercises: find(/^Exercices/),
    french: events.find(({ schoolFiles, type }) => type === 'course' && schoolFiles),
  }
}

async function lastAnswer(id: string): Promise<SchoolOutcome | undefined> {
  const body = { userId: world.pupil.uid, id }
  const followed = await world.api.request('POST', schoolSyncRoutes.followSchoolSync.path, body, world.pupil.headers)
  const lines = String(followed.body).split('\n\n').filter(Boolean)
  const last = lines.map(line => SchoolSyncEvent.parse(JSON.parse(line.replace(/^data: /, '')))).at(-1)
  return last?.kind === 'answer' ? last.answer : undefined
}
async function pass(provider: Provider, marks: { event: string | undefined; done: boolean }[], password?: string) {
  const id = randomUUID()
  const sent = marks.map(({ event = '', done }) => ({ event, done }))
  await world.pupil.call(schoolActRoutes.passSchoolMarks, {
    userId: world.pupil.uid,
    id,
    marks: sent,
    ...identify(provider, password),
  })
  const answer = await lastAnswer(id)
  return answer?.status === 'acted' ? answer.data.marks.map(({ outcome }) => outcome) : answer
}
const open = (
  provider: Provider,
  event: string | undefined,
  file: number,
  id = randomUUID(),
): Promise<SchoolFileAnswer> =>
  world.pupil.call(schoolActRoutes.openSchoolFile, {
    userId: world.pupil.uid,
    id,
    event: event ?? '',
    file,
    ...identify(provider),
  })
const codeOf = (answer: SchoolFileAnswer) => (answer.status === 'failure' ? answer.data.code : answer.status)

describe.each(PROVIDERS)('@Y04 homework and lessons of %s', provider => {
  it('show the documents and links that the school put beside them, by name alone', async () => {
    const { reading, french, exercises } = await sync(provider)
    expect(reading?.schoolFiles).toEqual([
      provider === 'pronote' ? { kind: 'file', name: SHEET.name } : SHEET,
      { kind: 'link', name: 'le texte', url: 'https://www.example.org/texte?a=1&b=2' },
    ])
    expect(french?.schoolFiles).toEqual([PLAN])
    expect(exercises?.schoolFiles).toBeUndefined()
    const rows = await world.api.db.q().selectFrom('events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/#file|#task|46696368652064/)
  })

  it('are opened at school, and nothing of it stays here', async () => {
    const { reading, french } = await sync(provider)
    const answer = await open(provider, reading?.id, 0)
    if (answer.status !== 'success') throw new Error(codeOf(answer))
    const { base64, ...said } = answer.data
    expect(said).toEqual({ name: SHEET.name, mime: 'application/pdf', bytes: Buffer.from(base64, 'base64').length })
    expect(Buffer.from(base64, 'base64').toString()).toContain('%PDF-1.4')
    const plan = await open(provider, french?.id, 0)
    expect(plan.status === 'success' && plan.data.mime).toBe('application/octet-stream')
    const rows = await world.api.db.q().selectFrom('events').select(['school_files', 'attachments']).execute()
    expect(JSON.stringify(rows)).not.toContain(base64)
    expect(world.lines.join('\n')).not.toContain('Fiche')
  })

  it('are named when they are there no more, too large, a link, or of another event', async () => {
    const { reading, exercises } = await sync(provider)
    expect(codeOf(await open(provider, reading?.id, 1))).toBe('file_missing')
    expect(codeOf(await open(provider, reading?.id, 7))).toBe('file_missing')
    expect(codeOf(await open(provider, exercises?.id, 0))).toBe('file_missing')
    expect(codeOf(await open(provider, randomUUID(), 0))).toBe('file_missing')
    const [first] = world.school.data.assignments
    if (first) first.documents = []
    expect(codeOf(await open(provider, reading?.id, 0))).toBe('file_missing')
  })

  it('pass a mark on, and say what the school says of it then', async () => {
    const { reading, exercises } = await sync(provider)
    const [lire, exercices] = world.school.data.assignments
    if (!lire || !exercices) throw new Error('no homework')
    expect(
      await pass(provider, [
        { event: reading?.id, done: true },
        { event: exercises?.id, done: false },
      ]),
    ).toEqual(['passed', 'passed'])
    expect([isDone(world.school, lire), isDone(world.school, exercices)]).toEqual([true, false])
    // Again: nothing is to be done, and nothing is counted as a read of the week.
    expect(await pass(provider, [{ event: reading?.id, done: true }])).toEqual(['passed'])
    world.school.fault = 'marks_refused'
    expect(await pass(provider, [{ event: reading?.id, done: false }])).toEqual(['refused'])
    expect(isDone(world.school, lire)).toBe(true)
    world.school.data.assignments.shift()
    expect(
      await pass(provider, [
        { event: reading?.id, done: true },
        { event: randomUUID(), done: true },
      ]),
    ).toEqual(['missing', 'missing'])
  })

  it('say why the school was not reached, and count a wrong password', async () => {
    const { reading } = await sync(provider)
    expect(await pass(provider, [{ event: reading?.id, done: true }], 'faux')).toMatchObject({
      status: 'failure',
      data: { code: 'bad_credentials' },
    })
    expect((await world.tries()).pupil).toBe(1)
    world.school.trouble = 'silence'
    expect(await pass(provider, [{ event: reading?.id, done: true }])).toMatchObject({ data: { code: 'too_slow' } })
  })
})

describe('@Y04 what a pupil does at school', () => {
  it('marks the right one of two that look alike', async () => {
    const twin = { subject: 'FRANÇAIS', due: '2026-11-24', html: 'Apprendre la poésie', done: false, test: false }
    world.school.data.assignments.push(twin)
    await world.connect(identify('pronote'))
    const poem = (await world.list()).find(({ title }) => title === twin.html)
    expect(await pass('pronote', [{ event: poem?.id, done: true }])).toEqual(['passed'])
    expect(world.school.data.assignments.map(task => isDone(world.school, task))).toEqual([false, true, true])
  })

  it('leaves the next token with who follows it, also when the answer is lost', async () => {
    const deviceId = randomUUID()
    const connected = await world.connect({
      pronote: { ...identify('pronote').pronote, deviceId },
      keep: true,
    } as never)
    const kept = connected.status === 'success' ? connected.data.keep?.pronote : undefined
    const reading = (await world.list()).find(({ title }) => title.startsWith('Lire'))
    const id = randomUUID()
    const body = { userId: world.pupil.uid, id, event: reading?.id ?? '', file: 0, pronote: kept, keep: true }
    const answer = await world.pupil.call(schoolActRoutes.openSchoolFile, body)
    const followed = await lastAnswer(id)
    expect(followed).toEqual({ status: 'acted', data: { provider: 'pronote', marks: [], keep: answer.data.keep } })
    expect(answer.data.keep?.pronote?.token).not.toBe(kept?.token)
    await expect(world.pupil.call(schoolActRoutes.openSchoolFile, body)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('says when a document is too large', async () => {
    await world.connect(identify('pronote'))
    const reading = (await world.list()).find(({ title }) => title.startsWith('Lire'))
    world.way = (url, request) => {
      if (request?.maxBytes !== undefined) throw new OutboundFailure('too_large')
      return world.pronote.outbound(url, request)
    }
    expect(codeOf(await open('pronote', reading?.id, 0))).toBe('file_too_large')
  })

  it('reaches no event of somebody else', async () => {
    await world.connect(identify('pronote'))
    const reading = (await world.list()).find(({ title }) => title.startsWith('Lire'))
    world.pupil = await world.newPupil()
    expect(codeOf(await open('pronote', reading?.id, 0))).toBe('file_missing')
    expect(await pass('pronote', [{ event: reading?.id, done: true }])).toEqual(['missing'])
  })

  it('keeps what documents there were when they cannot be read', async () => {
    await world.connect(identify('pronote'))
    world.pass(3)
    world.school.fault = 'documents_refused'
    const answer = await world.connect(identify('pronote'))
    expect(answer.status === 'success' && [answer.data.changed, answer.data.gaps.map(({ part }) => part)]).toEqual([
      0,
      ['documents'],
    ])
    const french = (await world.list()).find(({ schoolFiles, type }) => type === 'course' && schoolFiles)
    expect(french?.schoolFiles).toEqual([PLAN])
  })

  it('leaves the pupil’s own mark, whatever the school says', async () => {
    await world.connect(identify('pronote'))
    const reading = (await world.list()).find(({ title }) => title.startsWith('Lire'))
    await world.pupil.call(calendarRoutes.markEvent, { id: reading?.id ?? '', userId: world.pupil.uid, done: true })
    world.school.fault = 'marks_refused'
    expect(await pass('pronote', [{ event: reading?.id, done: true }])).toEqual(['refused'])
    expect((await world.list()).find(({ id }) => id === reading?.id)?.done).toBe(true)
  })
})
