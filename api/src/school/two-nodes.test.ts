import { schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { twoNodes } from '../testing/two-nodes.ts'
import { type PronoteSimulator, simulatePronote } from './testing/pronote/simulate-pronote.ts'
import { account, PASSWORD } from './testing/school-world.ts'
import type { SimulatedSchool } from './testing/simulated-school.ts'
import { testSchool } from './testing/test-school.ts'

const NOON = new Date('2026-11-23T11:00:00Z')
const OPTIONS = { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false } as const

let nodes: Awaited<ReturnType<typeof twoNodes>>
let school: SimulatedSchool
let pronote: PronoteSimulator
let pupil: TestPerson
beforeAll(async () => {
  const schools: PronoteSimulator['outbound'] = (url, request) => pronote.outbound(url, request)
  nodes = await twoNodes({ now: () => NOON, limiter: UNLIMITED, schools })
})
afterAll(() => nodes.close())
beforeEach(async () => {
  school = testSchool()
  pronote = simulatePronote(school, OPTIONS)
  pupil = await nodes.one.signUp()
  await nodes.one.consent(pupil)
})

const connect = async (node: typeof nodes.one, more = {}) => {
  const body = { userId: pupil.uid, pronote: account(), ...more }
  return (await node.request('POST', schoolRoutes.connectSchool.path, body, pupil.headers)).body
}

describe('@N09 @X05 on two nodes', () => {
  it('the question of a school that one node asked is answered at the other, once', async () => {
    school.accounts = [{ username: 'camille', password: PASSWORD, asks: 'pin', pin: '2468' }]
    const asked = await connect(nodes.one)
    expect(asked).toMatchObject({ status: 'challenge', data: { kind: 'pin' } })
    const challenge = { id: (asked as { data: { challengeId: string } }).data.challengeId, answer: '2468' }
    expect(await connect(nodes.other, { challenge })).toMatchObject({ status: 'success', data: { added: 7 } })
    expect(await connect(nodes.one, { challenge })).toMatchObject({ data: { code: 'challenge_expired' } })
  })

  it('a service that suspended one is left alone by the other', async () => {
    school.trouble = 'suspended'
    expect(await connect(nodes.one)).toMatchObject({ data: { code: 'service_suspended', retryAfterSeconds: 900 } })
    school.trouble = undefined
    const before = pronote.asked.length
    expect(await connect(nodes.other)).toMatchObject({ data: { code: 'service_suspended', retryAfterSeconds: 900 } })
    expect(pronote.asked).toHaveLength(before)
  })
})
