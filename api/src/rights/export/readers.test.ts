import { rightsRoutes } from '@ariane/shared/contracts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { columnsForAdults, isFor, listPersonal, type Reader } from '../../platform/personal.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { declared } from '../../wiring/personal.ts'
import { fillTables } from '../declared/testing/fill-tables.ts'

let api: TestApi
let pupil: TestPerson
let readers: Record<string, TestPerson>
let filled: string[]
beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp({ name: 'Lina Roux' })
  const adult = (role: 'ROLE_TEACHER' | 'ROLE_PARENT' | 'ROLE_COACH', name: string) => api.signUp({ role, name })
  readers = {
    'a teacher with a code': await adult('ROLE_TEACHER', 'Professeur Code'),
    'a coach with a code': await adult('ROLE_COACH', 'Coach Code'),
    'a parent with a code': await adult('ROLE_PARENT', 'Parent Code'),
    'who opened the account': await adult('ROLE_PARENT', 'Parent Ouvert'),
  }
  const stranger = await adult('ROLE_TEACHER', 'Quelqu’un d’autre')
  for (const [kind, reader] of Object.entries(readers))
    await api.link(reader, pupil, kind === 'who opened the account' ? 'created' : 'code')
  filled = await fill(pupil, stranger)
})
afterAll(() => api.close())

async function fill(about: TestPerson, others: TestPerson, on = api) {
  let tables: string[] = []
  await on.db.tx(async () => {
    await sql`set local session_replication_role = replica`.execute(on.db.q())
    tables = await fillTables(on.db.q() as never, declared, about.uid, others.uid)
  })
  return tables
}
async function archiveFor(person: TestPerson, userId = pupil.uid, on = api) {
  const answer = await on.server.inject({
    method: 'POST',
    url: rightsRoutes.exportData.path,
    headers: { ...person.headers, 'content-type': 'application/json' },
    payload: { userId },
  })
  const files = new Map(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, String(Buffer.from(bytes))]),
  )
  return { text: [...files.values()].join('\n'), links: files.get('donnees/links.json') ?? '' }
}
const marksIn = (text: string) => new Set(Array.from(text.matchAll(/mark:([\w.]+);/g), ([, mark]) => mark ?? ''))

describe('@A14 what an adult takes along', () => {
  it('is asked of every table about a pupil', () => {
    expect(filled.length).toBeGreaterThan(50)
  })

  it.each(['a teacher with a code', 'a coach with a code', 'a parent with a code', 'who opened the account'])(
    'to %s: only columns that somebody decided to be theirs',
    async kind => {
      const reader: Reader = kind.includes('teacher') || kind.includes('coach') ? 'teacher' : 'parent'
      const { text, links } = await archiveFor(readers[kind] as TestPerson)
      const theirs = new Set(
        listPersonal(declared)
          .filter(([, personal]) => isFor(personal.audience ?? 'adults', reader))
          .flatMap(([table, personal]) => Array.from(columnsForAdults(personal), column => `${table}.${column}`)),
      )
      expect([...marksIn(text)].filter(mark => !theirs.has(mark))).toEqual([])
      expect(marksIn(text)).toContain('objectives.title')
      // Whom else the pupil has given a code.
      expect(links.match(/Code|Ouvert|Quelqu’un/g)).toHaveLength(1)
      for (const hidden of ['chat_reports.reason', 'consents.parent_email', 'class_message_reads.message_id'])
        expect(marksIn(text)).not.toContain(hidden)
    },
  )

  it('leaves the person everything but proofs', async () => {
    const marks = marksIn((await archiveFor(pupil)).text)
    for (const own of ['chat_reports.reason', 'consents.parent_email', 'messages.content']) expect(marks).toContain(own)
    expect(marks).not.toContain('consents.confirm_hash')
  })
})

describe('@A14 his own archive of an adult whom a pupil stopped', () => {
  let other: TestApi
  let child: TestPerson
  let stopped: TestPerson
  beforeEach(async () => {
    other = await createTestApi()
    child = await other.signUp({ name: 'Malo Kerguelen' })
    stopped = await other.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Arrêté' })
  })
  afterEach(() => other.close())

  it.each(['the pupil', 'himself'])('names the pupil in no row about %s, whatever it mentions', async kind => {
    await (kind === 'himself' ? fill(stopped, child, other) : fill(child, stopped, other))
    await sql`delete from links`.execute(other.db.q())
    const { text } = await archiveFor(stopped, stopped.uid, other)
    expect(text).toContain('Monsieur Arrêté')
    expect(text.match(/Malo|Kerguelen/g)).toBeNull()
    const copied = listPersonal(declared).flatMap(([table, { mentions = [] }]) =>
      mentions.flatMap(({ name }) => (name ? [`${table}.${name}`] : [])),
    )
    // What a row about the pupil mentions is the reader himself.
    if (kind === 'himself') expect(copied.filter(mark => marksIn(text).has(mark))).toEqual([])
  })

  it('names a pupil whom he follows', async () => {
    await other.link(stopped, child, 'code')
    expect((await archiveFor(stopped, stopped.uid, other)).links).toContain('Malo Kerguelen')
  })
})
