import { schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { simulatePronote } from './testing/pronote/simulate-pronote.ts'
import {
  account,
  answerCode,
  challengeId,
  PASSWORD,
  type SchoolWorld,
  schoolWorld,
  syncCounts,
} from './testing/school-world.ts'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(() => world.renew())

const asksPin = () => {
  world.school.accounts = [{ username: 'camille', password: PASSWORD, asks: 'pin', pin: '2468' }]
}
async function measured(name: string): Promise<number> {
  const lines = (await world.api.metrics.metrics()).split('\n')
  return Number(lines.find(text => text.startsWith(name))?.split(' ')[1] ?? 0)
}
/** How often PRONOTE was found changed, among the measurements. */
const changes = () => measured('school_failures_total{provider="pronote",code="pronote_changed"}')
const signIns = () => world.pronote.asked.filter(name => name === 'Identification').length

describe('@N09 a question', () => {
  it('of EcoleDirecte is answered by a second call with the identifiers, and not asked again', async () => {
    world.school.accounts = [{ username: 'camille', password: PASSWORD, asks: 'choice' }]
    const asked = await world.connect({ ecoledirecte: account(), keep: true })
    const propositions = ['2011', '2012', '2013', '2014']
    expect(asked).toMatchObject({
      status: 'challenge',
      data: { provider: 'ecoledirecte', kind: 'choice', propositions },
    })
    const challenge = { id: challengeId(asked), answer: '2013' }
    const done = await world.connect({ ecoledirecte: account(), keep: true, challenge })
    const double = done.status === 'success' ? done.data.keep?.ecoledirecte?.double : undefined
    expect(double).toEqual({ cn: 'cn-simulé', cv: 'cv-simulé' })
    world.pass(3)
    const again = await world.connect({ ecoledirecte: { ...account(), ...(double && { double }) } })
    expect(syncCounts(again)).toEqual([0, 0, 0, 7])
  })

  it('of PRONOTE is a PIN, within two minutes', async () => {
    asksPin()
    const asked = await world.viaPronote()
    const expiresAt = new Date(+world.now() + 120_000).toISOString()
    expect(asked).toMatchObject({ status: 'challenge', data: { kind: 'pin', expiresAt } })
    const challenge = { id: challengeId(asked), answer: '2468' }
    expect(syncCounts(await world.connect({ pronote: account(), challenge }))).toEqual([7, 0, 0, 0])
  })

  it('is for who was asked, for two minutes, and once', async () => {
    asksPin()
    const parent = await world.api.signUp({ role: 'ROLE_PARENT' })
    await world.api.link(parent, world.pupil)
    const challenge = { id: challengeId(await world.viaPronote()), answer: '2468' }
    const answer = (part = {}, caller = world.pupil) =>
      world.connect({ pronote: account(), challenge: { ...challenge, ...part } }, caller).then(answerCode)
    expect(await answer({}, parent)).toBe('challenge_expired')
    expect(await answer({ answer: '0000' })).toBe('bad_answer')
    expect(await answer()).toBe('challenge_expired')
    const late = challengeId(await world.viaPronote())
    world.pass(2)
    expect(await answer({ id: late })).toBe('challenge_expired')
  })
})

describe('@N09 a pupil who tries', () => {
  it('waits two minutes between two synchronisations', async () => {
    await world.viaPronote()
    world.pass(1)
    const data = { provider: 'pronote', code: 'too_soon', retryAfterSeconds: 60 }
    expect(await world.viaPronote()).toEqual({ status: 'failure', data })
    world.pass(1)
    expect(syncCounts(await world.viaPronote())).toEqual([0, 0, 0, 7])
  })

  it('has each wrong password sent once, and is stopped after five for half an hour', async () => {
    for (let i = 1; i <= 5; i++) {
      expect(answerCode(await world.connect({ pronote: account('faux') }))).toBe('bad_credentials')
      expect(signIns()).toBe(i)
    }
    const stopped = await world.connect({ pronote: account('faux') })
    expect(stopped).toMatchObject({ data: { code: 'too_many_tries', retryAfterSeconds: 1800 } })
    expect(answerCode(await world.viaPronote())).toBe('too_many_tries')
    expect(signIns()).toBe(5)
    world.pass(31)
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
  })

  it('@Y01 is never stopped by a PRONOTE that changed: no try is counted, and the operator sees it', async () => {
    const before = await changes()
    for (const trouble of ['no_challenge', 'no_access', 'unknown_access', 'garbage'] as const) {
      world.school.trouble = trouble
      for (let i = 0; i < 3; i++) expect(answerCode(await world.viaPronote())).toBe('pronote_changed')
    }
    expect(await world.tries()).toEqual({ pupil: 0, accounts: 0 })
    expect(await changes()).toBe(before + 12)
    world.school.trouble = undefined
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
  })

  it('@Y01 has wrong passwords counted on a newer PRONOTE only once it let somebody in', async () => {
    const newer = { version: [2027, 3, 1], encrypts: true, compresses: true, rsa: false } as const
    world.pronote = simulatePronote(world.school, newer)
    const unknown = await measured('school_unknown_versions_total{provider="pronote"}')
    for (let i = 0; i < 7; i++) {
      expect(answerCode(await world.connect({ pronote: account('faux') }))).toBe('pronote_changed')
    }
    expect(await world.tries()).toEqual({ pupil: 0, accounts: 0 })
    expect(world.lines.join('\n')).toContain('"version":"2027.3.1"')
    expect(await measured('school_unknown_versions_total{provider="pronote"}')).toBe(unknown + 7)
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
    world.pass(3)
    expect(answerCode(await world.connect({ pronote: account('faux') }))).toBe('bad_credentials')
    expect((await world.tries()).pupil).toBe(1)
  })

  it('@Y01 has the operator told when EcoleDirecte refuses our version of its application', async () => {
    const unknown = () => measured('school_unknown_versions_total{provider="ecoledirecte"}')
    const before = await unknown()
    world.school.accounts = [{ username: 'camille', password: PASSWORD, state: 'moved' }]
    expect(answerCode(await world.connect({ ecoledirecte: account() }))).toBe('protocol_changed')
    expect(await unknown()).toBe(before + 1)
    expect(await world.tries()).toEqual({ pupil: 0, accounts: 0 })
  })

  it('waits as long as a service says that suspended this server', async () => {
    const header = (name: string) => (name === 'retry-after' ? '60' : null)
    world.way = async () => ({ status: 429, text: '', cookies: [], header })
    expect(await world.viaPronote()).toMatchObject({ data: { code: 'service_suspended', retryAfterSeconds: 60 } })
    world.way = undefined
    expect(answerCode(await world.viaPronote())).toBe('service_suspended')
    world.pass(1)
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
    await world.api.db.q().deleteFrom('school_pauses').execute()
  })

  it('does not call a service again that suspended this server, nor does anybody else', async () => {
    world.school.trouble = 'suspended'
    expect(await world.viaPronote()).toMatchObject({ data: { code: 'service_suspended', retryAfterSeconds: 900 } })
    world.school.trouble = undefined
    const other = await world.newPupil()
    const theirs = await other.call(schoolRoutes.connectSchool, { userId: other.uid, pronote: account() })
    expect(theirs).toMatchObject({ data: { code: 'service_suspended' } })
    expect(world.pronote.asked).toEqual([])
    expect(syncCounts(await world.connect({ ecoledirecte: account() }))).toEqual([7, 0, 0, 0])
    world.pass(16)
    expect(syncCounts(await world.viaPronote())).toEqual([7, 0, 0, 0])
  })

  it.each([
    ['nothing', {}, 'no_identifiers'],
    ['an address that is none', { pronote: { ...account(), url: 'https://' } }, 'address_refused'],
    ['a password of the ENT', { pronote: account('ent') }, 'use_ent'],
  ])('with %s is told so', async (_, request, code) => {
    world.school.hasEnt = true
    expect(answerCode(await world.connect(request))).toBe(code)
  })

  it('waits for a parent’s consent: until then no school is asked', async () => {
    const young = await world.api.signUp({ grade: '6ème' })
    const asked = young.call(schoolRoutes.connectSchool, { userId: young.uid, pronote: account() })
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'consent_needed' })
    expect(world.pronote.asked).toEqual([])
  })

  it('is the pupil or who is linked to him', async () => {
    const other = await world.api.signUp()
    await expect(world.connect({ pronote: account() }, other)).rejects.toMatchObject({ status: 403 })
  })
})
