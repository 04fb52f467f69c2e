import {
  classMemberRoutes,
  classMessageRoutes,
  classRoutes,
  consentSlipRoutes,
  linksRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const { makeConsentSlips, answerConsentSlip, followBySlip, readClassConsents } = consentSlipRoutes

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let operator: TestPerson
let pupil: TestPerson
let parent: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 60_000
  pupil = await api.signUp({ grade: '6ème', name: 'Lina' })
  parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
})

/** A teacher whose class the pupil joined with its code, and that class. */
async function joined(name: string) {
  time += 1000
  const teacher = await at.teacher(name)
  const id = await at.open(teacher)
  await at.enter(teacher, id, pupil)
  return { teacher, id }
}
type Joined = Awaited<ReturnType<typeof joined>>
const print = async ({ teacher, id }: Joined) => {
  time += 1000
  const { slips } = (await teacher.call(makeConsentSlips, { id, userIds: [pupil.uid] })).data
  return slips[0]?.code ?? expect.fail('no slip')
}
const follow = async (code: string, adult = parent) =>
  (await adult.call(followBySlip, { managerUserId: adult.uid, code })).data
const [follows, asks] = [
  { children: ['Lina'], asked: [] },
  { children: [], asked: ['Lina'] },
]
const leave = ({ id }: Joined) => pupil.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })

describe('@K08 @S10 a slip printed by whom a code or a class let in', () => {
  it('asks the pupil first: he could hold it against the rule that another adult sees what he writes', async () => {
    const stranger = await joined('Monsieur Inconnu')
    expect(await follow(await print(stranger))).toEqual(asks)
    const message = { text: 'Ajoute-moi', audiences: ['pupils' as const] }
    await stranger.teacher.call(classMessageRoutes.sendClassMessage, { id: stranger.id, ...message })
    const { messages } = (await pupil.call(classMessageRoutes.listReceivedMessages, {})).data
    expect(messages).toEqual([])
    await pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: parent.uid, accept: true })
    expect(await follow(await print(stranger))).toEqual(follows)
  })

  it('lets a parent in at once where he was approved', async () => {
    const known = await joined('Madame Connue')
    await api.approve(operator, known.teacher, pupil)
    expect(await follow(await print(known))).toEqual(follows)
  })

  it('has another code once who decides prints it, and keeps the answer', async () => {
    const [stranger, known] = [await joined('Monsieur Inconnu'), await joined('Madame Connue')]
    const code = await print(stranger)
    await api.request('POST', answerConsentSlip.path, { code, answer: 'no' })
    await api.approve(operator, known.teacher, pupil)
    const fresh = await print(known)
    await expect(follow(code)).rejects.toMatchObject({ status: 404 })
    const { rows } = (await known.teacher.call(readClassConsents, { id: known.id })).data
    expect(rows).toMatchObject([{ slip: { answer: 'no' } }])
    expect(await print(known)).toBe(fresh)
    expect(await follow(fresh)).toEqual(follows)
  })
})

describe('@K08 @S10 what somebody printed who does not follow any more', () => {
  it.each<[string, (gone: Joined) => Promise<unknown>]>([
    ['because the pupil left his class', gone => leave(gone)],
    ['because his class is archived', ({ teacher, id }) => teacher.call(classRoutes.archiveClass, { id })],
    ['because he erased his account', ({ teacher }) => api.cleanup.erase(teacher.uid)],
  ])('%s is not opened by the next teacher who prints', async (_why, goes) => {
    const [gone, next] = [await joined('Monsieur Parti'), await joined('Madame Suivante')]
    const code = await print(gone)
    await goes(gone)
    await expect(follow(code)).rejects.toMatchObject({ status: 404 })
    const fresh = await print(next)
    await expect(follow(code)).rejects.toMatchObject({ status: 404 })
    expect(await follow(fresh)).toEqual(asks)
  })

  it('keeps its code while both follow', async () => {
    const [one, other] = [await joined('Madame Une'), await joined('Monsieur Autre')]
    const code = await print(one)
    expect(await print(other)).toBe(code)
  })
})
