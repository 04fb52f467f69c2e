import { classMemberRoutes, classRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { school } from './testing/school.ts'

let time = Date.parse('2027-06-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let helene: TestPerson
let id: string
let code: string
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 1000
  helene = await at.teacher('Hélène')
  id = await at.open(helene)
  code = (await helene.call(classMemberRoutes.makeClassCode, { id })).data.code
})

const ask = (pupil: TestPerson, knownAs?: string) =>
  pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code, ...(knownAs !== undefined && { knownAs }) })
const accept = (pupil: TestPerson) =>
  helene.call(classMemberRoutes.answerClassRequest, { id, userId: pupil.uid, accept: true })

describe('@K01 the name that a pupil gives to a class', () => {
  it('stands beside the pseudonym in the request, and in the class once a teacher said yes', async () => {
    const lea = await api.signUp({ name: 'tigre-sage143' })
    await ask(lea, 'Léa  Martin')
    const named = { userId: lea.uid, fullName: 'tigre-sage143', knownAs: 'Léa Martin' }
    expect((await at.read(helene, id)).requests).toMatchObject([named])
    await accept(lea)
    expect((await at.read(helene, id)).pupils).toMatchObject([named])
  })

  it('is that of the last request, may be left out, and is no text of another kind', async () => {
    const [lea, tom] = [await api.signUp(), await api.signUp()]
    await ask(lea, 'Léa')
    await ask(lea, 'Léa Martin')
    await ask(tom)
    await expect(ask(tom, 'Snap : tom99')).rejects.toMatchObject({ status: 400, fields: ['knownAs'] })
    expect((await at.read(helene, id)).requests.map(({ knownAs }) => knownAs)).toEqual(['Léa Martin', undefined])
  })

  it('is read by the teachers of that class alone', async () => {
    const lea = await api.signUp({ name: 'tigre-sage143' })
    const samir = await at.teacher('Samir')
    const other = await at.open(samir, 'Latin')
    await ask(lea, 'Léa Martin')
    await accept(lea)
    await at.enter(samir, other, lea)
    expect(JSON.stringify(await at.read(samir, other))).not.toContain('Léa Martin')
  })

  it('goes with the request that is refused, and with the membership', async () => {
    const [lea, tom] = [await api.signUp(), await api.signUp()]
    await ask(lea, 'Léa Martin')
    await accept(lea)
    await ask(tom, 'Tom Roux')
    await helene.call(classMemberRoutes.answerClassRequest, { id, userId: tom.uid, accept: false })
    await lea.call(classMemberRoutes.leaveClass, { id, userId: lea.uid })
    const tables = ['class_requests', 'class_pupils'] as const
    const rows = await Promise.all(
      tables.map(table => api.db.q().selectFrom(table).selectAll().where('class_id', '=', id).execute()),
    )
    expect(rows).toEqual([[], []])
  })

  it('is known in the class of the next year too', async () => {
    const lea = await api.signUp({ name: 'tigre-sage143', grade: '6ème' })
    await ask(lea, 'Léa Martin')
    await accept(lea)
    const next = { id, name: '5e B', grade: '5ème' as const, userIds: [lea.uid] }
    const { data } = await helene.call(classRoutes.startNextYear, next)
    expect((await at.read(helene, data.id)).pupils).toMatchObject([{ knownAs: 'Léa Martin' }])
  })

  it('is counted among what waits, in the list of classes', async () => {
    await ask(await api.signUp(), 'Léa Martin')
    const { classes } = (await helene.call(classRoutes.listClasses, {})).data
    expect(classes).toMatchObject([{ id, requests: 1 }])
  })
})
