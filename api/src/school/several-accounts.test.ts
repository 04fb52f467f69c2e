import { calendarRoutes, MOST_SCHOOL_ACCOUNTS, schoolReportRoutes, schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { simulatePronote } from './testing/pronote/simulate-pronote.ts'
import { account, answerCode, type SchoolWorld, schoolWorld, syncCounts } from './testing/school-world.ts'
import type { SimulatedSchool } from './testing/simulated-school.ts'
import { testSchool } from './testing/test-school.ts'

const OTHER_HOST = 'autre.index-education.net'
const OTHER = 'Chez papa'
const OPTIONS = { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false } as const

let world: SchoolWorld
let other: SimulatedSchool
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(async () => {
  await world.renew()
  const [maths] = world.school.data.lessons
  const [reading] = world.school.data.assignments
  if (!maths || !reading) throw new Error('the school of the tests is empty')
  // One lesson and one task of both, and one of its own.
  const music = { ...maths, subject: 'MUSIQUE', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' }
  other = testSchool({ data: { lessons: [maths, music], assignments: [{ ...reading }] } })
  const there = simulatePronote(other, OPTIONS)
  world.way = (url, request) => (new URL(url).host === OTHER_HOST ? there : world.pronote).outbound(url, request)
})

const viaOther = (accountName = OTHER, password?: string) =>
  world.connect({ pronote: { ...account(password), url: OTHER_HOST }, accountName })
const titles = async () => (await world.list()).map(({ title }) => title).sort()
const sources = async () => (await world.pupil.call(schoolRoutes.schoolSources, { userId: world.pupil.uid })).data
const remove = (accountName: string) =>
  world.pupil.call(schoolRoutes.removeSchoolAccount, { userId: world.pupil.uid, provider: 'pronote', accountName })
const find = async (title: string) =>
  (await world.list()).find(event => event.title === title) ?? expect.fail(`no ${title}`)
const mark = async (title: string, done: boolean) =>
  world.pupil.call(calendarRoutes.markEvent, { id: (await find(title)).id, userId: world.pupil.uid, done })
const READING = 'Lire le chapitre 3'

describe('@Y04 @Y05 two accounts of one system', () => {
  it('are fresh each for itself, and what both bring stands once', async () => {
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
    const alone = await titles()
    // Of another account: no matter that the first one was read a moment ago.
    expect(syncCounts(await viaOther())).toEqual([3, 0, 0, 0])
    expect(await titles()).toEqual([...alone, 'MUSIQUE'].sort())
    expect(answerCode(await viaOther())).toBe('too_soon')
    world.pass(3)
    expect(syncCounts(await viaOther())).toEqual([0, 0, 0, 3])
    const [first, second] = await sources()
    expect([first?.accountName, second?.accountName]).toEqual(['', OTHER])
    expect(Date.parse(second?.freshAt ?? '') - Date.parse(first?.freshAt ?? '')).toBe(180_000)
  })

  it('say of each event which one opens it, the one that was read last', async () => {
    await world.viaPronote()
    expect(await find('Mathématiques')).not.toHaveProperty('sourceAccount')
    world.pass(1)
    other.data.lessons = other.data.lessons.map(lesson => ({ ...lesson, rooms: ['C3'] }))
    await viaOther()
    expect(await find('Mathématiques')).toMatchObject({ sourceAccount: OTHER, meta: { room: 'C3' } })
    expect((await find('Français')).sourceAccount).toBeUndefined()
  })

  it('do not take each other for gone', async () => {
    await world.viaPronote()
    await viaOther()
    other.data.lessons.pop()
    world.pass(3)
    expect(syncCounts(await viaOther())).toEqual([0, 0, 1, 2])
    world.pass(3)
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 7])
  })

  it('go one without the other, and no mark goes with it', async () => {
    await world.viaPronote()
    const alone = await titles()
    await mark(READING, true)
    world.pass(1)
    await viaOther()
    expect(await find(READING)).toMatchObject({ sourceAccount: OTHER, done: true })
    await remove('')
    expect(await titles()).toEqual([READING, 'MUSIQUE', 'Mathématiques'])
    expect(await find(READING)).toMatchObject({ done: true })
    expect((await sources()).map(({ accountName }) => accountName)).toEqual([OTHER])
    await world.viaPronote()
    await remove(OTHER)
    expect(await titles()).toEqual(alone)
    await remove(OTHER)
  })

  it('have one mark of what both bring', async () => {
    await world.viaPronote()
    await viaOther()
    await mark(READING, true)
    await mark(READING, false)
    expect(await find(READING)).not.toHaveProperty('done')
    world.pass(3)
    await world.viaPronote()
    expect(await find(READING)).not.toHaveProperty('done')
  })

  it('keep what is removed while it is read from coming back', async () => {
    const there = world.way
    world.way = async (url, request) => {
      if (world.pronote.asked.includes('PageCahierDeTexte')) await remove('')
      return (there ?? world.pronote.outbound)(url, request)
    }
    expect(answerCode(await world.viaPronote())).toBe('interrupted')
    expect([await titles(), await sources()]).toEqual([[], []])
  })

  it('are asked of their own weeks, and empty their own', async () => {
    await world.viaPronote()
    await viaOther()
    other.data.lessons = []
    world.pass(3)
    await viaOther()
    const [, second] = await sources()
    expect(second?.emptyWeeks).toEqual([{ week: '2026-11-23', lessons: 2, homework: 0 }])
    const body = { userId: world.pupil.uid, provider: 'pronote' as const, week: '2026-11-23', remove: true }
    expect((await world.pupil.call(schoolRoutes.settleEmptyWeek, body)).data.removed).toBe(0)
    const own = { ...body, accountName: OTHER }
    expect((await world.pupil.call(schoolRoutes.settleEmptyWeek, own)).data.removed).toBe(2)
    expect(await titles()).toContain('Mathématiques')
    expect(await titles()).not.toContain('MUSIQUE')
  })

  it('bring what the school says of both, once where it is the same', async () => {
    const grade = { subject: 'SVT', title: 'Cellule', day: '2026-11-16', value: '8', outOf: '20' }
    const report = { grades: [grade, grade], absences: [], news: [] }
    world.school.report = report
    other.report = { ...report, grades: [grade, { ...grade, title: 'Volcans' }] }
    await world.api.db.q().updateTable('consents').set({ state: 'of_age' }).execute()
    const self = { userId: world.pupil.uid }
    await world.pupil.call(schoolReportRoutes.setSchoolLeave, { ...self, kind: 'grades', allowed: true })
    await world.viaPronote()
    await viaOther()
    const read = async () => (await world.pupil.call(schoolReportRoutes.readSchoolReport, self)).data
    // Two like it of one account are two.
    expect((await read()).grades.map(({ title }) => title).sort()).toEqual(['Cellule', 'Cellule', 'Volcans'])
    await remove('')
    expect((await read()).grades.map(({ title }) => title).sort()).toEqual(['Cellule', 'Volcans'])
  })
})

describe('@N10 another account under the same name', () => {
  const names = async () => (await sources()).map(({ accountName }) => accountName)
  /** The account of another school, in place of the first one. */
  const instead = () => viaOther('')

  it('takes nothing of what the first one brought, whose marks are there when it comes back', async () => {
    await world.viaPronote()
    await mark(READING, true)
    const before = await titles()
    world.pass(3)
    expect(syncCounts(await instead())).toEqual([3, 0, 0, 0])
    expect(await names()).toEqual(['', 'Compte précédent'])
    expect(await titles()).toEqual([...before, 'MUSIQUE'].sort())
    expect(await find(READING)).toMatchObject({ done: true })
    world.pass(3)
    expect(syncCounts(await instead())).toEqual([0, 0, 0, 3])
    world.pass(3)
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 7])
    expect(await names()).toEqual(['', 'Compte précédent'])
    await remove('Compte précédent')
    expect(await titles()).toEqual(before)
    expect(await find(READING)).toMatchObject({ done: true })
  })

  it('is removed by itself, and a wrong password takes no place', async () => {
    await world.viaPronote()
    world.pass(3)
    expect(answerCode(await viaOther('', 'faux'))).toBe('bad_credentials')
    expect(await names()).toEqual([''])
    world.pass(3)
    await instead()
    await remove('')
    expect(await names()).toEqual(['Compte précédent'])
    expect(await titles()).not.toContain('MUSIQUE')
  })

  it('leaves each earlier one, as far as there is room for so many', async () => {
    await world.viaPronote()
    world.pass(3)
    await instead()
    world.pass(3)
    other.accounts.push({ username: 'noah', password: 'secret' })
    const noah = { pronote: { ...account('secret'), url: OTHER_HOST, username: 'noah' } }
    expect(answerCode(await world.connect(noah))).toBe('success')
    expect(await names()).toEqual(['', 'Compte précédent', 'Compte précédent 2'])
    await viaOther('Chez papa')
    world.pass(3)
    expect(answerCode(await world.viaPronote())).toBe('success')
    other.accounts.push({ username: 'lina', password: 'secret' })
    world.pass(3)
    const lina = { pronote: { ...account('secret'), url: OTHER_HOST, username: 'lina' } }
    expect(answerCode(await world.connect(lina))).toBe('too_many_accounts')
  })
})

describe('@N07 more accounts', () => {
  it('are no more tries', async () => {
    for (let n = 0; n < 5; n++) {
      const wrong = viaOther(`Compte ${n % 2}`, 'faux')
      expect(answerCode(await wrong)).toBe('bad_credentials')
      world.pass(3)
    }
    await world.api.db.q().deleteFrom('school_accounts').execute()
    expect(answerCode(await viaOther('Compte 2'))).toBe('too_many_tries')
    world.pass(31)
    expect(answerCode(await viaOther('Compte 2'))).toBe('success')
  })

  it('are as many as a family has, and those that never opened are not among them', async () => {
    expect(answerCode(await viaOther('Faux', 'faux'))).toBe('bad_credentials')
    world.pass(31)
    for (let n = 0; n < MOST_SCHOOL_ACCOUNTS; n++) expect(answerCode(await viaOther(`Compte ${n}`))).toBe('success')
    expect(answerCode(await world.viaPronote())).toBe('too_many_accounts')
    await remove('Compte 0')
    expect(answerCode(await world.viaPronote())).toBe('success')
  })
})
