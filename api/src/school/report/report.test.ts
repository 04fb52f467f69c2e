import { type ReportKind, rightsRoutes, schoolReportRoutes } from '@ariane/shared/contracts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/test-api.ts'
import { PASSWORD, type SchoolWorld, schoolWorld } from '../testing/school-world.ts'
import { forgetOldReports } from './store.ts'
import { newsText, parseNumber } from './values.ts'

const PROVIDERS = ['pronote', 'ecoledirecte'] as const
type Provider = (typeof PROVIDERS)[number]
const REASON = 'Rendez-vous chez le médecin'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(async () => {
  await world.renew()
  world.school.report = {
    grades: [
      {
        subject: 'MATHÉMATIQUES',
        title: 'Fractions',
        day: '2026-11-16',
        value: '8,5',
        outOf: '20',
        classAverage: '11,2',
      },
      { subject: 'ANGLAIS LV1', title: 'Verbes irréguliers', day: '2026-11-18', value: 'Abs', outOf: '10' },
    ],
    absences: [
      { what: 'absence', day: '2026-11-18', justified: true, reason: REASON },
      { what: 'delay', day: '2026-11-20', minutes: 10, justified: false, reason: REASON },
      { what: 'punishment', day: '2026-11-20', justified: false, reason: 'Bavardage' },
    ],
    news: [{ day: '2026-11-19', title: 'Photo de classe', html: '<p>Vendredi à 10 h</p>' }],
  }
})

const identify = (provider: Provider) => {
  const mine = { username: 'camille', password: PASSWORD }
  return provider === 'pronote' ? { pronote: { url: 'demo.index-education.net', ...mine } } : { ecoledirecte: mine }
}
const allow = (kind: ReportKind, allowed = true, caller = world.pupil) =>
  caller.call(schoolReportRoutes.setSchoolLeave, { userId: world.pupil.uid, kind, allowed })
const read = async (caller = world.pupil) =>
  (await caller.call(schoolReportRoutes.readSchoolReport, { userId: world.pupil.uid })).data
const ALL = ['grades', 'absences', 'news'] as const
const ofAge = () =>
  world.api.db.q().updateTable('consents').set({ state: 'of_age' }).where('pupil_uid', '=', world.pupil.uid).execute()

describe.each(PROVIDERS)('@Y06 grades, absences and news of %s', provider => {
  beforeEach(() => ofAge())

  it('are not even asked for without a yes', async () => {
    await world.connect(identify(provider))
    expect(world.pronote.asked.filter(name => /Notes|Presence|Actualites/.test(name))).toEqual([])
    expect(await read()).toEqual({ grades: [], absences: [], news: [], read: [] })
  })

  it('are read with a yes for each, without reasons and punishments', async () => {
    for (const kind of ALL) await allow(kind)
    await world.connect(identify(provider))
    const isPronote = provider === 'pronote'
    expect(await read()).toEqual({
      grades: [
        {
          subject: 'Anglais',
          title: 'Verbes irréguliers',
          day: '2026-11-18',
          value: null,
          outOf: 10,
          classAverage: null,
          coefficient: 1,
        },
        {
          subject: 'Mathématiques',
          title: 'Fractions',
          day: '2026-11-16',
          value: 8.5,
          outOf: 20,
          classAverage: 11.2,
          coefficient: 1,
        },
      ],
      absences: [
        { what: 'delay', day: '2026-11-20', to: '2026-11-20', minutes: isPronote ? 10 : null, justified: false },
        { what: 'absence', day: '2026-11-18', to: '2026-11-18', minutes: null, justified: true },
      ],
      news: [{ day: '2026-11-19', title: 'Photo de classe', text: expect.stringContaining('Vendredi à 10 h') }],
      read: ALL.toSorted()
        .map(kind => ({ provider, accountName: '', kind, at: world.now().toISOString() }))
        .sort((a, b) => a.kind.localeCompare(b.kind)),
    })
    const rows = await world.api.db.q().selectFrom('school_reports').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/médecin|Bavardage/)
    expect(world.lines.join('\n')).not.toMatch(/Fractions|Photo de classe|médecin/)
  })

  it('go at once when the yes is taken back, one kind alone', async () => {
    for (const kind of ALL) await allow(kind)
    await world.connect(identify(provider))
    await allow('grades', false)
    const left = await read()
    expect([left.grades.length, left.absences.length, left.news.length]).toEqual([0, 2, 1])
    world.pass(3)
    await world.connect(identify(provider))
    expect((await read()).grades).toEqual([])
  })

  it.each([
    ['report_off', 'closed', provider === 'pronote' ? 3 : 2],
    ['report_refused', 'closed', 3],
    ['odd_report', 'unreadable', 3],
  ] as const)('cost the week nothing when the school does not give them: %s', async (fault, reason, parts) => {
    for (const kind of ALL) await allow(kind)
    world.school.fault = fault
    const answer = await world.connect(identify(provider))
    if (answer.status !== 'success') throw new Error('not read')
    expect(answer.data.added).toBe(7)
    expect(answer.data.gaps.map(gap => gap.reason)).toEqual(Array(parts).fill(reason))
    expect((await read()).grades).toHaveLength(fault === 'odd_report' ? 1 : 0)
  })

  it('stay as they were when they cannot be read again', async () => {
    for (const kind of ALL) await allow(kind)
    await world.connect(identify(provider))
    const before = await read()
    world.pass(3)
    world.school.fault = 'report_refused'
    await world.connect(identify(provider))
    expect(await read()).toEqual(before)
  })
})

describe('@Y06 the yes', () => {
  it('is the pupil’s from fifteen on, below that of an adult who may consent', async () => {
    await expect(allow('grades')).rejects.toMatchObject({ code: 'consent_needed' })
    const leaves = async () =>
      (await world.pupil.call(schoolReportRoutes.readSchoolLeaves, { userId: world.pupil.uid })).data
    expect(await leaves()).toEqual({ leaves: ALL.map(kind => ({ kind, given: null })), mayAllow: false, mayAsk: false })
    await ofAge()
    await allow('grades')
    const { leaves: given, mayAllow } = await leaves()
    expect([mayAllow, given[0]]).toEqual([
      true,
      { kind: 'grades', given: { by: 'pupil', at: world.now().toISOString() } },
    ])
  })

  it('is given by an adult who may, for a younger pupil, and taken back by the pupil', async () => {
    const [parent, stranger] = [
      await world.api.signUp({ role: 'ROLE_PARENT' }),
      await world.api.signUp({ role: 'ROLE_PARENT' }),
    ]
    await world.api.link(parent, world.pupil)
    await world.api.link(stranger, world.pupil, 'code')
    await expect(allow('news', true, stranger)).rejects.toMatchObject({ code: 'consent_needed' })
    await allow('news', true, parent)
    const body = { userId: world.pupil.uid }
    const { leaves, mayAllow } = (await parent.call(schoolReportRoutes.readSchoolLeaves, body)).data
    expect([mayAllow, leaves[2]?.given?.by]).toEqual([true, 'adult'])
    await allow('news', false)
    expect((await world.pupil.call(schoolReportRoutes.readSchoolLeaves, body)).data.leaves[2]?.given).toBeNull()
    await ofAge()
    await expect(allow('news', true, parent)).rejects.toMatchObject({ code: 'consent_needed' })
  })

  it('is of this school year: with summer both go, and old grades are not taken over', async () => {
    await ofAge()
    await allow('grades')
    await world.connect(identify('pronote'))
    expect((await read()).grades).toHaveLength(2)
    const q = world.api.db.q()
    await forgetOldReports(q, new Date('2027-06-30T12:00:00Z'))
    expect(
      await q.selectFrom('school_reports').selectAll().where('user_id', '=', world.pupil.uid).execute(),
    ).toHaveLength(1)
    await forgetOldReports(q, new Date('2027-07-01T12:00:00Z'))
    expect(await q.selectFrom('school_reports').selectAll().execute()).toEqual([])
    expect(await q.selectFrom('school_leaves').selectAll().execute()).toEqual([])
    const [grade] = world.school.report?.grades ?? []
    if (grade) grade.day = '2026-06-12'
    await allow('grades')
    world.pass(3)
    await world.connect(identify('pronote'))
    expect((await read()).grades.map(({ day }) => day)).toEqual(['2026-11-18'])
  })

  it('opens nothing to anybody else', async () => {
    await ofAge()
    await allow('grades')
    await world.connect(identify('pronote'))
    const other = await world.newPupil()
    await expect(read(other)).rejects.toMatchObject({ status: expect.any(Number) })
  })

  it('lets the pupil take along what was read, and nobody else', async () => {
    await ofAge()
    await allow('grades')
    await world.connect(identify('pronote'))
    const teacher = await world.api.signUp({ role: 'ROLE_TEACHER' })
    await world.api.link(teacher, world.pupil)
    const tables = async (person: TestPerson) => {
      const { rawPayload } = await world.api.server.inject({
        method: 'POST',
        url: rightsRoutes.exportData.path,
        headers: { ...person.headers, 'content-type': 'application/json' },
        payload: { userId: world.pupil.uid },
      })
      const files = unzipSync(rawPayload)
      const text = (name: string) => new TextDecoder().decode(files[`donnees/${name}.json`])
      return [text('school_leaves'), text('school_reports')]
    }
    const [leaves, reports] = await tables(world.pupil)
    expect(leaves).toContain('grades')
    expect(reports).toContain('Fractions')
    const [, others] = await tables(teacher)
    expect(others).not.toContain('Fractions')
    await expect(read(teacher)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('goes with the account, and what was read with it', async () => {
    await ofAge()
    await allow('news')
    await world.connect(identify('pronote'))
    await world.api.db.q().deleteFrom('people').where('uid', '=', world.pupil.uid).execute()
    for (const table of ['school_leaves', 'school_reports'] as const)
      expect(
        await world.api.db.q().selectFrom(table).selectAll().where('user_id', '=', world.pupil.uid).execute(),
      ).toEqual([])
  })
})

describe('@Y06 what schools write', () => {
  it.each([
    ['12,5', 12.5],
    ['8.00', 8],
    [17, 17],
    ['Abs', null],
    ['|1', null],
    ['', null],
    [undefined, null],
    ['-3', null],
  ])('%s is %s', (written, value) => expect(parseNumber(written)).toBe(value))

  it('is text under its title, or its first line', () => {
    expect(newsText('<p>Réunion</p><script>x</script>')).toEqual({ title: 'Réunion', text: 'Réunion' })
    expect(newsText('', 'Titre')).toEqual({ title: 'Titre', text: '' })
  })
})
