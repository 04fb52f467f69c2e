import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, answerCode, challengeId, PASSWORD, type SchoolWorld, schoolWorld } from './testing/school-world.ts'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())

/** Every row of every table, as text. */
async function everyRow(): Promise<string> {
  const q = world.api.db.q()
  const tables = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`.execute(q)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const all = sql<{ text: string | null }>`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`
    texts.push((await all.execute(q)).rows[0]?.text ?? '')
  }
  return texts.join('\n')
}

describe('@N09 @X06 what opens an account at school', () => {
  it('is neither in the log nor in the database, whatever happened', async () => {
    const PIN = '2468-pin'
    const WRONG = 'un-autre-secret'
    world.school.accounts.splice(
      0,
      1,
      { username: 'camille', password: PASSWORD, asks: 'choice' },
      { username: 'pin', password: PASSWORD, asks: 'pin', pin: PIN },
    )
    const withPin = { ...account(), username: 'pin' }
    const asked = await world.connect({ ecoledirecte: account(), keep: true })
    const challenge = { id: challengeId(asked), answer: '2013' }
    expect(answerCode(await world.connect({ ecoledirecte: account(), keep: true, challenge }))).toBe('success')
    expect(answerCode(await world.connect({ pronote: account(WRONG) }))).toBe('bad_credentials')
    const second = { id: challengeId(await world.connect({ pronote: withPin, keep: true })), answer: PIN }
    const done = await world.connect({ pronote: withPin, keep: true, challenge: second })
    const token = (done.status === 'success' && done.data.keep?.pronote?.token) || ''
    expect(token).toHaveLength(48)
    world.school.accounts = [{ username: 'pin', password: PASSWORD }]
    world.pass(3)
    world.school.trouble = 'garbage'
    expect(answerCode(await world.connect({ pronote: withPin }))).toBe('pronote_changed')
    world.school.trouble = 'half_a_timetable'
    expect(answerCode(await world.connect({ pronote: withPin }))).toBe('success')
    const [log, rows] = [world.lines.join('\n'), await everyRow()]
    expect(log).toContain('a school was not synchronised')
    expect(log).toContain('a school was read in part')
    expect(rows).toContain('Lire le chapitre 3')
    for (const secret of [PASSWORD, PIN, WRONG, token, 'cn-simulé', 'cv-simulé']) {
      expect(log).not.toContain(secret)
      expect(rows).not.toContain(secret)
    }
  })
})
