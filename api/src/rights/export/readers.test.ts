import { rightsRoutes } from '@ariane/shared/contracts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  await api.db.tx(async () => {
    await sql`set local session_replication_role = replica`.execute(api.db.q())
    filled = await fillTables(api.db.q() as never, declared, pupil.uid, stranger.uid)
  })
})
afterAll(() => api.close())

async function archiveFor(person: TestPerson) {
  const answer = await api.server.inject({
    method: 'POST',
    url: rightsRoutes.exportData.path,
    headers: { ...person.headers, 'content-type': 'application/json' },
    payload: { userId: pupil.uid },
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
