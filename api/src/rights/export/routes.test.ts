import { rightsRoutes, schoolGradeRoutes } from '@ariane/shared/contracts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeds } from '../../testing/policy/seed-rows.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
let api: TestApi
let pupil: TestPerson
let other: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp({ name: 'Lina Roux' })
  other = await api.signUp({ name: 'Somebody Else' })
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Diop' })
  await api.link(teacher, pupil)
  for (const seed of Object.values(seeds)) {
    await seed(api, pupil)
    await seed(api, other)
  }
  const picture = JSON.stringify([{ name: 'a.png', dataUrl: `data:image/png;base64,${PIXEL}` }])
  await sql`update events set title = 'Contrôle <de> Lina', attachments = ${picture}::jsonb
    where user_id = ${pupil.uid}`.execute(api.db.q())
  await sql`update events set title = 'Secret of somebody else' where user_id = ${other.uid}`.execute(api.db.q())
  await teacher.call(schoolGradeRoutes.setGrade, { userId: pupil.uid, grade: '3ème' })
})
afterAll(() => api.close())

async function archiveFor(person: TestPerson, userId = pupil.uid) {
  const answer = await api.server.inject({
    method: 'POST',
    url: rightsRoutes.exportData.path,
    headers: { ...person.headers, 'content-type': 'application/json' },
    payload: { userId },
  })
  const files = answer.statusCode === 200 ? unzipSync(answer.rawPayload) : {}
  const text = (name: string) => new TextDecoder().decode(files[name])
  return { answer, files, text, json: (name: string) => JSON.parse(text(`donnees/${name}.json`)) as object[] }
}

describe('@A14 the archive of a pupil', () => {
  it('is a page to read, a JSON for each table and his files', async () => {
    const { answer, files, text, json } = await archiveFor(pupil)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(Object.keys(files)[0]).toBe('index.html')
    expect(json('people')).toMatchObject([{ username: 'Lina Roux', grade: '3ème' }])
    expect(json('events')).toMatchObject([{ attachments: [{ dataUrl: 'fichiers/events-1-1.png' }] }])
    expect(Buffer.from(files['fichiers/events-1-1.png'] ?? [])).toEqual(Buffer.from(PIXEL, 'base64'))
    for (const table of ['paths', 'modules', 'objectives', 'objective_tasks']) {
      const { rows } = await sql<{ n: number }>`select count(*)::int / 2 as n from ${sql.table(table)}`.execute(
        api.db.q(),
      )
      expect(json(table), table).toHaveLength(rows[0]?.n ?? 0)
    }
    const page = text('index.html')
    expect(page).toContain('Tout ce que Ariane sait de Lina Roux')
    expect(page).toContain('<dt>Titre</dt><dd>Contrôle &lt;de&gt; Lina</dd>')
    expect(page).toContain('<a href="fichiers/events-1-1.png">')
  })

  it('names who follows him, and says nothing else of anybody', async () => {
    const { files, json } = await archiveFor(teacher)
    const everything = Object.values(files)
      .map(bytes => Buffer.from(bytes).toString())
      .join('\n')
    expect(json('links')).toMatchObject([{ manager_uid: 'Monsieur Diop', pupil_uid: 'Lina Roux' }])
    expect(json('grade_changes')).toMatchObject([{ by_uid: 'Monsieur Diop', from_grade: '4ème' }])
    for (const foreign of [other.uid, 'Somebody Else', 'Secret of somebody else', teacher.uid, teacher.email])
      expect(everything).not.toContain(foreign)
  })

  it('@K10 that an adult takes along has nothing of what is the pupil’s alone, and a parent nothing of the chat', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Roux' })
    await api.link(parent, pupil)
    const tables = async (person: TestPerson) => {
      const { files, text } = await archiveFor(person)
      const names = Object.keys(files).flatMap(name => /^donnees\/(\w+)\.json$/.exec(name)?.[1] ?? [])
      return { names: new Set(names), page: text('index.html') }
    }
    const [own, hers, theirs] = [await tables(pupil), await tables(teacher), await tables(parent)]
    const alone = ['interactions', 'work_hours', 'journal', 'auth_sessions', 'link_codes', 'calendar_feeds']
    for (const table of alone) {
      expect(own.names, table).toContain(table)
      expect(hers.names, table).not.toContain(table)
      expect(theirs.names, table).not.toContain(table)
    }
    for (const table of ['messages', 'channels']) {
      expect(own.names, table).toContain(table)
      expect(hers.names, table).toContain(table)
      expect(theirs.names, table).not.toContain(table)
    }
    for (const table of ['paths', 'objectives', 'events']) expect(theirs.names, table).toContain(table)
    expect(own.page).not.toContain('Ce qui n’est qu’à l’élève')
    expect(theirs.page).toContain('Ce qui n’est qu’à l’élève n’y est pas : les questions posées à Ariane')
  })

  it('holds no proof of an account, and no correction', async () => {
    const { text } = await archiveFor(pupil)
    expect(text('donnees/auth_accounts.json')).not.toContain('scrypt')
    expect(text('donnees/auth_sessions.json')).not.toMatch(/"token"/)
    expect(text('donnees/modules.json')).not.toContain('answer_key')
  })

  it('@X06 is his and his followers’, and not made without end', async () => {
    expect((await archiveFor(other)).answer.statusCode).toBe(403)
    const tries = [await archiveFor(pupil), await archiveFor(pupil), await archiveFor(pupil), await archiveFor(pupil)]
    expect(tries.at(-1)?.answer.statusCode).toBe(429)
  })
})
