import { describe, expect, it } from 'vitest'
import type { SimulatedSchool } from '../simulated/school.ts'
import { testSchool } from '../simulated/testing.ts'
import type { SchoolContext, SignedIn } from '../types.ts'
import { pronote } from './connector.ts'
import { simulatePronote } from './simulator.ts'
import type { WireOptions } from './simulator-wire.ts'

const VARIANTS: [string, WireOptions][] = [
  ['2024.3.8, plain', { version: [2024, 3, 8], encrypts: false, compresses: false, rsa: true }],
  ['2024.3.8, encrypted and compressed', { version: [2024, 3, 8], encrypts: true, compresses: true, rsa: true }],
  ['2024.3.9, encrypted', { version: [2024, 3, 9], encrypts: true, compresses: false, rsa: true }],
  ['2024.3.9, compressed', { version: [2024, 3, 9], encrypts: false, compresses: true, rsa: false }],
  ['2025.1.3, encrypted and compressed', { version: [2025, 1, 3], encrypts: true, compresses: true, rsa: false }],
  ['2025.2.5, encrypted and compressed', { version: [2025, 2, 5], encrypts: true, compresses: true, rsa: false }],
  ['2025.2.5, plain', { version: [2025, 2, 5], encrypts: false, compresses: false, rsa: false }],
]
const NEWEST = VARIANTS[5]?.[1] as WireOptions

const window = { from: '2026-11-23', to: '2026-12-07' }
const DEVICE = '7c0e6d8e-3a3b-4a3e-9d52-0b6f3f1d2c11'
const mine = {
  url: 'https://demo.index-education.net/pronote/eleve.html',
  username: 'camille',
  password: 'Mot de passe é',
}

function meet(part: Partial<SimulatedSchool> = {}, options = NEWEST) {
  const server = simulatePronote(testSchool(part), options)
  const steps: string[] = []
  const context: SchoolContext = {
    outbound: server.outbound,
    signal: new AbortController().signal,
    step: step => steps.push(step),
    keep: true,
    deviceName: 'Ariane',
  }
  return { server, context, steps }
}
type Identifiers = Parameters<typeof pronote.signIn>[0]

async function signIn(identifiers: Identifiers, context: SchoolContext): Promise<SignedIn> {
  const opened = await pronote.signIn(identifiers, context)
  if (opened.kind === 'question') throw new Error('a question')
  return opened
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'signed in',
    error => error.code ?? error.reason,
  )
const reading = async (part: Partial<SimulatedSchool>, options: WireOptions) => {
  const { context } = meet(part, options)
  return codeOf(signIn(mine, context).then(session => session.read(window)))
}

describe.each(VARIANTS)('@N09 PRONOTE %s', (_, options) => {
  it('gives timetable, tests, cancelled lessons and homework, with their accents', async () => {
    const { context, steps } = meet({}, options)
    const session = await signIn(mine, context)
    expect(await session.read(window)).toEqual(testSchool().data)
    expect(steps).toEqual(['opening', 'signing_in', 'timetable', 'homework'])
  })

  it.each([
    ['a wrong password', { accounts: [{ username: 'camille', password: 'autre' }] }, 'bad_credentials'],
    ['an unknown name', { accounts: [] }, 'bad_credentials'],
    ['a password of the ENT', { accounts: [], hasEnt: true }, 'use_ent'],
    ['a suspended address', { trouble: 'suspended' as const }, 'service_suspended'],
    ['a closed school', { trouble: 'closed' as const }, 'school_closed'],
    ['a busy server', { trouble: 'busy' as const }, 'service_busy'],
    ['a server that moved', { trouble: 'moved' as const }, 'service_moved'],
    ['a page of the ENT', { trouble: 'ent' as const }, 'use_ent'],
    ['a silent server', { trouble: 'silence' as const }, 'too_slow'],
    ['garbage', { trouble: 'garbage' as const }, 'protocol_changed'],
    ['half a timetable', { trouble: 'half_a_timetable' as const }, 'protocol_changed'],
  ])('says what happened: %s', async (_title, part, code) => {
    expect(await reading(part, options)).toBe(code)
  })

  it('asks for the PIN and goes on with it', async () => {
    const { context } = meet({ accounts: [{ ...mine, asks: 'pin', pin: '2468' }] }, options)
    const question = await pronote.signIn(mine, context)
    if (question.kind !== 'question') throw new Error('no question')
    expect(question.asks).toBe('pin')
    const session = await question.answer('2468', undefined, context)
    expect((await session.read(window)).lessons).toHaveLength(5)
    expect(session.keep?.pronote?.token).toMatch(/^[0-9A-F]{48}$/)
  })
})

describe('@N09 an account of PRONOTE', () => {
  it.each([
    [{ state: 'disabled' as const }, 'account_suspended'],
    [{ state: 'denied' as const }, 'access_denied'],
    [{ state: 'parent' as const }, 'not_a_pupil'],
    [{ asks: 'password' as const }, 'action_needed'],
  ])('that is %j says so', async (part, code) => {
    expect(await reading({ accounts: [{ ...mine, ...part }] }, NEWEST)).toBe(code)
  })

  it('whose server wants to know the device is told its name', async () => {
    const { context, server } = meet({ accounts: [{ ...mine, asks: 'device' }] })
    await signIn(mine, context)
    expect(server.asked).toContain('SecurisationCompteDoubleAuth')
  })

  it('refuses a wrong PIN', async () => {
    const { context } = meet({ accounts: [{ ...mine, asks: 'pin', pin: '2468' }] })
    const question = await pronote.signIn(mine, context)
    expect(
      await codeOf(question.kind === 'question' ? question.answer('0000', undefined, context) : Promise.resolve()),
    ).toBe('bad_answer')
  })

  it('never sends a wrong password a second time', async () => {
    const { context, server } = meet({ accounts: [{ username: 'camille', password: 'autre' }] })
    await codeOf(signIn(mine, context))
    expect(server.asked.filter(name => name === 'Identification')).toHaveLength(1)
  })

  it('is opened once by a QR code and its four digits, then by the token it left, which is new each time', async () => {
    const { context, server } = meet()
    const qr = server.qrCode('camille', '1234')
    expect(await codeOf(signIn({ qr, pin: '4321' }, context))).toBe('bad_qr')
    const first = (await signIn({ qr, pin: '1234', deviceId: DEVICE }, context)).keep?.pronote
    expect(first).toMatchObject({
      url: 'https://demo.index-education.net/pronote',
      username: 'camille',
      deviceId: DEVICE,
    })
    if (!first) throw new Error('nothing to keep')
    const second = (await signIn(first, context)).keep?.pronote
    expect(second?.token).not.toBe(first.token)
    expect(await codeOf(signIn(first, context))).toBe('expired_code')
    expect(await codeOf(signIn({ qr, pin: '1234' }, context))).toBe('expired_code')
  })

  it('of a parent is known by its QR code', async () => {
    const { context, server } = meet()
    const qr = {
      ...server.qrCode('camille', '1234'),
      url: 'https://demo.index-education.net/pronote/mobile.parent.html',
    }
    expect(await codeOf(signIn({ qr, pin: '1234' }, context))).toBe('not_a_pupil')
  })

  it('gives nothing to keep unless it was asked for', async () => {
    const { context } = meet()
    expect(await signIn(mine, { ...context, keep: false })).not.toHaveProperty('keep')
  })
})
