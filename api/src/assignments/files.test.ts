import { assignmentRoutes, homeworkRoutes, readingRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

const { giveAssignment, giveAgain, withdrawAssignment } = assignmentRoutes
const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-26T09:00:00Z')
let api: TestApi
let teacher: TestPerson
let id: string
let lea: TestPerson
let photo: string
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED, now: () => new Date(time) })
  const at = school(api)
  teacher = await at.teacher('Hélène')
  id = await at.open(teacher, '4e B', '4ème')
  lea = await api.signUp({ name: 'Léa' })
  await at.enter(teacher, id, lea)
  await api.consent(lea)
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: { r: 9, g: 9, b: 9 } } })
  const exif = { IFD0: { Copyright: 'Salle 12, chez Hélène' } }
  photo = (await picture.withExif(exif).jpeg().toBuffer()).toString('base64')
})
afterAll(() => api.close())

/** With its text nothing is read by the program. */
const upload = async (data = photo, who = teacher) => {
  const body = { userId: who.uid, name: 'figure.jpg', data, text: 'Calculer l’aire de la figure.' }
  return (await who.call(readingRoutes.readStatement, body)).data
}
const give = async (readingId: string, more: { opensDay?: string } = {}) => {
  const place = { subject: 'Mathématiques', chapterId: 'math-4-nombres' } as const
  const work = { kind: 'homework', ...place, text: 'Calculer l’aire.', readingId } as const
  return (await teacher.call(giveAssignment, { id, work, userIds: [lea.uid], dueDay: '2026-12-01', ...more })).data
}
const listHomework = () => lea.call(homeworkRoutes.listHomework, { userId: lea.uid })

describe('@K02 a file as given work', () => {
  it('goes to each pupil with the statement, without what a photo tells besides the picture', async () => {
    const reading = await upload()
    expect(reading).toMatchObject({ state: 'read', kind: 'image' })
    expect(await give(reading.id)).toMatchObject({ full: [] })
    const [path] = await listHomework()
    const { data } = await lea.call(homeworkRoutes.readHomework, { id: path?.id ?? 0 })
    expect(data.sent).toMatchObject({ input: 'image', text: 'Calculer l’aire.', media: { type: 'image/jpeg' } })
    const media = (await lea.call(homeworkRoutes.homeworkMedia, { id: path?.id ?? 0 })).data
    expect(Buffer.from(media.data, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(Buffer.from(media.data, 'base64').includes('Salle 12')).toBe(false)
    expect(Buffer.from(photo, 'base64').includes('Salle 12')).toBe(true)
  })

  it('waits with its work until that opens, and goes along when it is given again', async () => {
    const before = (await listHomework()).length
    const given = await give((await upload()).id, { opensDay: '2026-11-30' })
    await sql`delete from readings`.execute(api.db.q())
    expect(await listHomework()).toHaveLength(before)
    time += 4 * DAY
    await api.handOutOpened()
    expect(await listHomework()).toHaveLength(before + 1)
    const again = await api.login(teacher)
    await again.call(withdrawAssignment, { id, assignmentId: given.id })
    await again.call(giveAgain, { id, assignmentId: given.id, userIds: [lea.uid], dueDay: '2026-12-08' })
    const { rows } = await sql<{ bytes: number }>`select length(media) as bytes from homework
      where media is not null`.execute(api.db.q())
    expect(rows).toHaveLength(2)
    time -= 4 * DAY
  })

  it('is refused where it is not kept any more, or somebody else’s, and where it is no file that is read', async () => {
    const refused = { status: 400, fields: ['readingId'] }
    await expect(give('0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c15')).rejects.toMatchObject(refused)
    await expect(give((await upload(photo, lea)).id)).rejects.toMatchObject(refused)
    const program = Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]).toString('base64')
    expect(await upload(program)).toMatchObject({ state: 'failed', failure: 'unreadable_type' })
  })

  it('goes with its class', async () => {
    const count = async () => (await sql`select 1 from assignment_files`.execute(api.db.q())).rows.length
    expect(await count()).toBeGreaterThan(0)
    await sql`delete from classes where id = ${id}`.execute(api.db.q())
    expect(await count()).toBe(0)
  })
})
