import { randomUUID } from 'node:crypto'
import {
  accountsRoutes,
  consentRoutes,
  consentSlipRoutes,
  importRoutes,
  linksRoutes,
  rightsRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const { readClassConsents, makeConsentSlips, tickSignedSlips, answerConsentSlip, followBySlip } = consentSlipRoutes
const PASSWORD = 'lapin-violet-47'
const DAY = 24 * 3_600_000
const UNKNOWN = 'ABCD2345EFGH'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let helene: TestPerson
let samir: TestPerson
let id: string
let lea: TestPerson
let nadia: TestPerson
let code: string

beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 60_000
  ;[helene, samir] = [await at.teacher('Hélène'), await at.teacher('Samir')]
  id = await at.open(helene)
  await at.invite(helene, id, samir)
  lea = await imported('Léa')
  nadia = await parent('Nadia')
  code = await print()
})

async function imported(firstName: string): Promise<TestPerson> {
  const line = { key: randomUUID(), firstName, lastName: 'Martin', classroom: '6ème', password: PASSWORD } as const
  const pupils = [{ ...line, classId: id }]
  const { lines } = (await helene.call(importRoutes.importPupils, { creatorUserId: helene.uid, pupils })).data
  return api.login({ email: `${lines[0]?.login}@ariane.example`, password: PASSWORD })
}
const parent = (name: string) => api.signUp({ role: 'ROLE_PARENT', name })
const print = async (teacher = helene) =>
  (await teacher.call(makeConsentSlips, { id, userIds: [lea.uid] })).data.slips[0]?.code ?? expect.fail('no slip')
const follow = async (adult: TestPerson, typed = code, answer?: 'yes' | 'no') =>
  (await adult.call(followBySlip, { managerUserId: adult.uid, code: typed, ...(answer && { answer }) })).data
const wait = async (ms: number) => {
  time += ms
}
/** How somebody is refused, word by word. */
const refusal = async (adult: TestPerson, typed: string) => {
  const body = { managerUserId: adult.uid, code: typed }
  const { status, body: said } = await api.request('POST', followBySlip.path, body, adult.headers)
  return { status, said: { ...(said as object), requestId: undefined } }
}
const people = async () => (await lea.call(linksRoutes.listFollowers, { userId: lea.uid })).data
const parents = async () =>
  (await people()).followers.filter(({ role }) => role === 'ROLE_PARENT').map(({ fullName }) => fullName)
const stop = (adult: TestPerson, newPassword?: string) =>
  lea.call(linksRoutes.stopFollower, {
    userId: lea.uid,
    managerUserId: adult.uid,
    ...(newPassword && { newPassword }),
  })
const answerSlip = (answer: 'yes' | 'no') => api.request('POST', answerConsentSlip.path, { code, answer })
const row = async () => (await helene.call(readClassConsents, { id })).data.rows[0]
const tick = () => helene.call(tickSignedSlips, { id, userIds: [lea.uid] })

describe('@K08 the code of a slip lets a parent follow', () => {
  it('with the answer, in one call, and the pupil reads of it', async () => {
    expect(await follow(nadia, `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase(), 'yes')).toEqual({
      children: ['Léa Martin'],
      asked: [],
    })
    expect(await row()).toMatchObject({ state: 'missing', slip: { answer: 'yes' } })
    expect((await people()).followers).toContainEqual(
      expect.objectContaining({ fullName: 'Nadia', role: 'ROLE_PARENT', link: 'code' }),
    )
    const { lines } = (await lea.call(linksRoutes.readJournal, { userId: lea.uid })).data
    expect(lines).toContainEqual(expect.objectContaining({ who: 'Nadia', what: 'linked' }))
    const { students } = (await nadia.call(accountsRoutes.listStudents, { userId: nadia.uid })).data
    expect(students).toMatchObject([{ link: 'code' }])
  })

  it('is worth a code of the pupil: it decides nothing, and the signature still makes the consent', async () => {
    await follow(nadia, code, 'yes')
    await expect(api.consentCheck.require(lea.uid)).rejects.toMatchObject({ code: 'consent_needed' })
    await expect(nadia.call(consentRoutes.giveConsent, { userId: lea.uid })).rejects.toMatchObject({ status: 403 })
    const end = nadia.call(rightsRoutes.askDeletion, { userId: lea.uid, password: nadia.password })
    await expect(end).rejects.toMatchObject({ status: 403 })
    await tick()
    await expect(api.consentCheck.require(lea.uid)).resolves.toBeUndefined()
  })

  it('also once the slip was ticked, and a « no » takes back what was given on it', async () => {
    await tick()
    await follow(nadia)
    expect(await row()).toMatchObject({ state: 'given' })
    time += 1000
    await follow(await parent('Karim'), code, 'no')
    expect(await row()).toMatchObject({ state: 'withdrawn' })
    expect(await parents()).toEqual(['Nadia', 'Karim'])
  })

  it('for two of them, also when three come at once; who follows already takes no place', async () => {
    await follow(nadia)
    await follow(nadia)
    const others = [await parent('Karim'), await parent('Alma'), await parent('Yann')]
    const tries = await Promise.allSettled(others.map(one => follow(one)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await parents()).toHaveLength(2)
    await expect(follow(nadia)).resolves.toMatchObject({ children: ['Léa Martin'] })
    await stop(nadia)
    await expect(follow(await parent('Zoé'))).rejects.toMatchObject({ status: 404 })
  })

  it('and no pupil, teacher or coach, whether the code is one or not', async () => {
    const others = [await api.signUp(), await at.teacher('Paul'), await api.signUp({ role: 'ROLE_COACH' })]
    for (const one of others)
      for (const typed of [code, UNKNOWN]) expect(await refusal(one, typed)).toMatchObject({ status: 403 })
    expect((await api.request('POST', followBySlip.path, { managerUserId: nadia.uid, code })).status).toBe(401)
  })

  it('asks the pupil first who stopped somebody, for one place of the slip however often', async () => {
    await follow(nadia)
    await stop(nadia)
    const again = await parent('Nadia encore')
    for (let n = 0; n < 3; n += 1) expect(await follow(again)).toEqual({ children: [], asked: ['Léa Martin'] })
    expect(await people()).toMatchObject({ asking: [{ userId: again.uid, className: null }] })
    expect(await parents()).toEqual([])
    await lea.call(linksRoutes.answerFollower, { userId: lea.uid, managerUserId: again.uid, accept: true })
    expect(await parents()).toEqual(['Nadia encore'])
  })

  it.each(['whom it lets in', 'who asks the pupil first'])(
    'ends the consent that came from the mailbox of an adult %s',
    async which => {
      if (which !== 'whom it lets in') {
        const coach = await api.signUp({ role: 'ROLE_COACH' })
        await api.link(coach, lea, 'code')
        await stop(coach)
      }
      await api.db
        .q()
        .insertInto('consents')
        .values({
          pupil_uid: lea.uid,
          state: 'given',
          given_as: 'parent',
          parent_email: nadia.email,
          at: new Date(time),
        })
        .execute()
      await follow(nadia)
      await expect(api.consentCheck.require(lea.uid)).rejects.toMatchObject({ code: 'consent_needed' })
    },
  )
})

describe('@K08 @S10 a slip that lets nobody in is answered as a code that does not exist', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['is too old', () => wait(30 * DAY)],
    ['was withdrawn', async () => [await tick(), await wait(1000), await answerSlip('no')]],
    ['is of a printer whom the pupil stopped', () => stop(helene, 'tout-a-moi-9')],
    [
      'is of a printer who does not follow any more',
      () => helene.call(linksRoutes.leaveStudent, { userId: lea.uid, managerUserId: helene.uid }),
    ],
    ['is of a printer whose account is erased', () => api.cleanup.erase(helene.uid)],
    ['is of an account that is erased', () => api.cleanup.erase(lea.uid)],
    ['is of an account that is closed', () => close(lea)],
    ['is of a printer whose account is closed', () => close(helene)],
    [
      'is used by whom the pupil stopped',
      async () => {
        await follow(nadia)
        await stop(nadia)
      },
    ],
    ['was used by two', async () => [await follow(await parent('Karim')), await follow(await parent('Alma'))]],
  ])('because it %s', async (_why, happens) => {
    await happens()
    const refused = await refusal(nadia, code)
    expect(refused).toEqual(await refusal(nadia, UNKNOWN))
    expect(refused.status).toBe(404)
    const linked = await api.db.q().selectFrom('links').selectAll().where('manager_uid', '=', nadia.uid).execute()
    expect(linked).toEqual([])
  })

  it('until it is printed again, by whoever follows', async () => {
    time += 30 * DAY
    await expect(follow(nadia)).rejects.toMatchObject({ status: 404 })
    expect(await print(samir)).toBe(code)
    await helene.call(linksRoutes.leaveStudent, { userId: lea.uid, managerUserId: helene.uid })
    await expect(follow(nadia)).resolves.toMatchObject({ asked: ['Léa Martin'] })
  })
})

const close = (person: TestPerson) =>
  api.db
    .q()
    .updateTable('people')
    .set({ disabled_at: new Date(time) })
    .where('uid', '=', person.uid)
    .execute()

it('@X06 codes of slips and of pupils are guessed ten times together', async () => {
  const limited = await createTestApi()
  try {
    const adult = await limited.signUp({ role: 'ROLE_PARENT' })
    const guess = () => adult.call(followBySlip, { managerUserId: adult.uid, code: UNKNOWN })
    for (let n = 0; n < 9; n += 1) await expect(guess()).rejects.toMatchObject({ status: 404 })
    const typed = adult.call(linksRoutes.redeemLinkCode, { managerUserId: adult.uid, code: 'AAAA2222' })
    await expect(typed).rejects.toMatchObject({ status: 404 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  } finally {
    await limited.close()
  }
})
