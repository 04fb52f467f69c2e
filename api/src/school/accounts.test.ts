import { schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../testing/test-api.ts'
import { hashAccount } from './accounts.ts'
import { account, answerCode, type SchoolWorld, schoolWorld } from './testing/school-world.ts'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(() => world.renew())

const newPupil = () => world.newPupil()
const connect = async (pupil: TestPerson, password?: string) =>
  answerCode(await pupil.call(schoolRoutes.connectSchool, { userId: pupil.uid, pronote: account(password) }))
const signIns = () => world.pronote.asked.filter(name => name === 'Identification').length

describe('@N09 an account at school', () => {
  it('is not tried more often through many pupils than through one', async () => {
    const pupils = await Promise.all(Array.from({ length: 8 }, newPupil))
    const codes = await Promise.all(pupils.map(pupil => connect(pupil, 'faux')))
    expect(codes.filter(code => code === 'bad_credentials')).toHaveLength(5)
    expect(codes.filter(code => code === 'too_many_tries')).toHaveLength(3)
    expect(signIns()).toBe(5)
    world.pass(31)
    const [first] = pupils
    expect(first && (await connect(first))).toBe('success')
  })

  it('is forgotten with its tries once their time is over', async () => {
    const { cleanup, db } = world.api
    await connect(await newPupil(), 'faux')
    const kept = () => db.q().selectFrom('school_accounts').select('tries').execute()
    await cleanup.forgetExpired()
    expect(await kept()).toEqual([{ tries: 1 }])
    world.pass(31)
    await cleanup.forgetExpired()
    expect(await kept()).toEqual([])
  })

  it('stays open to who opened it before, whatever the others try', async () => {
    expect(answerCode(await world.viaPronote())).toBe('success')
    for (const pupil of await Promise.all(Array.from({ length: 6 }, newPupil))) await connect(pupil, 'faux')
    world.pass(3)
    expect(answerCode(await world.viaPronote())).toBe('success')
    const newcomer = await newPupil()
    expect(await connect(newcomer)).toBe('too_many_tries')
  })

  it('does not lock another one of the same school', async () => {
    world.school.accounts.push({ username: 'noah', password: 'secret' })
    for (const pupil of await Promise.all(Array.from({ length: 6 }, newPupil))) await connect(pupil, 'faux')
    const pronote = { ...account('secret'), username: 'noah' }
    const noah = await newPupil()
    expect(answerCode(await noah.call(schoolRoutes.connectSchool, { userId: noah.uid, pronote }))).toBe('success')
  })

  it('counts no try that was none: a silent server, or a right password', async () => {
    world.school.trouble = 'silence'
    for (const pupil of await Promise.all(Array.from({ length: 7 }, newPupil)))
      expect(await connect(pupil)).toBe('too_slow')
    world.school.trouble = undefined
    for (const pupil of await Promise.all(Array.from({ length: 7 }, newPupil)))
      expect(await connect(pupil)).toBe('success')
  })
})

describe('@N09 what stands for an account', () => {
  it('is one however its address and name are written, and none for a QR code', () => {
    const one = hashAccount({ userId: 'a', accountName: '', keep: false, pronote: account() })
    const url = 'https://DEMO.index-education.net/pronote/eleve.html'
    expect(hashAccount({ userId: 'b', keep: true, pronote: { ...account(), url, username: ' Camille' } })).toBe(one)
    expect(hashAccount({ userId: 'a', accountName: '', keep: false, ecoledirecte: account() })).not.toBe(one)
    expect(one).not.toContain('camille')
    const qr = { jeton: 'a', login: 'b', url }
    expect(hashAccount({ userId: 'a', accountName: '', keep: false, pronote: { qr, pin: '1234' } })).toBeUndefined()
  })
})
