import { deserialize, serialize } from 'node:v8'
import type { KeptBySchool } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { simulatePronote } from '../testing/pronote/simulate-pronote.ts'
import type { WireOptions } from '../testing/pronote/wire.ts'
import type { SimulatedSchool } from '../testing/simulated-school.ts'
import { testSchool } from '../testing/test-school.ts'
import type { SchoolContext, SignedIn } from '../types.ts'
import { pronote } from './connector.ts'
import { decrypt, encrypt, md5 } from './crypto.ts'
import { solve } from './login.ts'

/** As another process gets it. */
const passedOn = <T>(state: T): T => deserialize(serialize(state)) as T

const VARIANTS: [string, WireOptions][] = [
  ['2024.3.8, plain', { version: [2024, 3, 8], encrypts: false, compresses: false, rsa: true }],
  ['2024.3.8, encrypted and compressed', { version: [2024, 3, 8], encrypts: true, compresses: true, rsa: true }],
  ['2024.3.9, encrypted', { version: [2024, 3, 9], encrypts: true, compresses: false, rsa: true }],
  ['2024.3.9, compressed', { version: [2024, 3, 9], encrypts: false, compresses: true, rsa: false }],
  ['2025.1.3, encrypted and compressed', { version: [2025, 1, 3], encrypts: true, compresses: true, rsa: false }],
  ['2025.2.5, encrypted and compressed', { version: [2025, 2, 5], encrypts: true, compresses: true, rsa: false }],
  ['2025.2.5, plain', { version: [2025, 2, 5], encrypts: false, compresses: false, rsa: false }],
  ['2025.2.5, as text', { version: [2025, 2, 5], encrypts: false, compresses: false, rsa: false, asText: true }],
  ['2026.2.4, encrypted and compressed', { version: [2026, 2, 4], encrypts: true, compresses: true, rsa: false }],
  ['2026.2.5, plain', { version: [2026, 2, 5], encrypts: false, compresses: false, rsa: false }],
  ['2026.2.7, encrypted and compressed', { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false }],
]
const sealed = { encrypts: true, compresses: true, rsa: false }
const NEWEST: WireOptions = { version: [2026, 2, 7], ...sealed }

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
  const kept: KeptBySchool[] = []
  const context: SchoolContext = {
    outbound: server.outbound,
    signal: new AbortController().signal,
    step: step => steps.push(step),
    keep: true,
    kept: given => kept.push(given),
    deviceName: 'Ariane',
    version: () => undefined,
    workingVersions: new Set(),
  }
  return { server, context, steps, kept }
}
type Identifiers = Parameters<typeof pronote.signIn>[0]

async function signIn(identifiers: Identifiers, context: SchoolContext): Promise<SignedIn> {
  const opened = await pronote.signIn(identifiers, context)
  if (opened.kind === 'question') throw new Error('a question')
  return opened
}
const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'signed in',
    error => error.code ?? error.reason,
  )
const reading = async (part: Partial<SimulatedSchool>, options: WireOptions) => {
  const { context } = meet(part, options)
  return failureCode(signIn(mine, context).then(session => session.read(window)))
}

describe.each(VARIANTS)('@N09 PRONOTE %s', (_, options) => {
  it('gives timetable, tests, cancelled lessons and homework, with their accents', async () => {
    const { context, steps } = meet({}, options)
    const session = await signIn(mine, context)
    const read = await session.read(window)
    expect(read.assignments.map(({ ref }) => ref)).toEqual([expect.stringMatching(/#/), expect.stringMatching(/#/)])
    const assignments = read.assignments.map(({ ref: _ref, ...task }) => task)
    expect({ ...read, assignments }).toEqual({ ...testSchool().data, gaps: [], strays: 0 })
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
    ['no challenge', { trouble: 'no_challenge' as const }, 'protocol_changed'],
    ['neither a key nor a refusal', { trouble: 'no_access' as const }, 'protocol_changed'],
    ['an unknown refusal', { trouble: 'unknown_access' as const }, 'protocol_changed'],
  ])('says what happened: %s', async (_title, part, code) => {
    expect(await reading(part, options)).toBe(code)
  })

  it('asks for the PIN and goes on with it', async () => {
    const { context, kept } = meet({ accounts: [{ ...mine, asks: 'pin', pin: '2468' }] }, options)
    const question = await pronote.signIn(mine, context)
    if (question.kind !== 'question') throw new Error('no question')
    expect(question.asks).toBe('pin')
    expect(serialize(question.state).includes(mine.password)).toBe(false)
    const session = await pronote.answer(passedOn(question.state), '2468', undefined, context)
    expect((await session.read(window)).lessons).toHaveLength(5)
    expect(kept.at(-1)?.pronote?.token).toMatch(/^[0-9A-F]{48}$/)
  })
})

describe('@N09 a challenge of PRONOTE', () => {
  const cipher = { key: md5('key'), iv: md5('iv') }

  // The examples of « PRONOTE protocol.md » of bain3/pronotepy.
  it.each([
    ['abcdefg', 'aceg'],
    ['hello_world', 'hlowrd'],
  ])('that is wrapped loses its noise: %s', (noisy, plain) => {
    const wrapped = encrypt(cipher, noisy).toString('hex')
    expect(decrypt(cipher, Buffer.from(solve(wrapped, cipher), 'hex')).toString()).toBe(plain)
  })

  it('that is bare is encrypted as it stands, even where it unwraps by chance', () => {
    const bare = Array.from({ length: 20_000 }, (_, i) => md5(String(i)).toString('hex').toUpperCase())
    const lucky = bare.filter(challenge => {
      try {
        return decrypt(cipher, Buffer.from(challenge, 'hex'))
      } catch {
        return false
      }
    })
    expect(lucky.length).toBeGreaterThan(20)
    for (const challenge of lucky) {
      expect(decrypt(cipher, Buffer.from(solve(challenge, cipher), 'hex')).toString()).toBe(challenge)
    }
  })

  it('comes after a first message whose number is the published one', async () => {
    const { context, server } = meet()
    const called: string[] = []
    const outbound: Outbound = (url, request) => {
      called.push(url)
      return server.outbound(url, request)
    }
    await signIn(mine, { ...context, outbound })
    // The same document: the first `numeroOrdre` is always this one.
    expect(called[1]?.endsWith('/3fa959b13967e0ef176069e01e23c8d7')).toBe(true)
  })
})

describe('@N09 a PRONOTE that nobody tried yet', () => {
  const newer: WireOptions = { version: [2027, 1, 0], ...sealed }
  const wrong = { ...mine, password: 'faux' }

  it('is entered when it answers as the others do', async () => {
    expect(await reading({}, newer)).toBe('signed in')
  })

  it('is not believed that the password is wrong before it let somebody in', async () => {
    const { context, server } = meet({}, newer)
    expect(await failureCode(signIn(wrong, context))).toBe('pronote_changed')
    expect(await failureCode(signIn({ qr: server.qrCode('camille', '1234'), pin: '1234' }, context))).toBe('signed in')
    expect(await failureCode(signIn(wrong, context))).toBe('bad_credentials')
  })

  it('is believed in everything else', async () => {
    expect(await reading({ accounts: [{ ...mine, state: 'disabled' }] }, newer)).toBe('account_suspended')
    expect(await reading({ accounts: [{ ...mine, state: 'denied' }] }, newer)).toBe('access_denied')
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
      await failureCode(
        question.kind === 'question' ? pronote.answer(question.state, '0000', undefined, context) : Promise.resolve(),
      ),
    ).toBe('bad_answer')
  })

  it('never sends a wrong password a second time', async () => {
    const { context, server } = meet({ accounts: [{ username: 'camille', password: 'autre' }] })
    await failureCode(signIn(mine, context))
    expect(server.asked.filter(name => name === 'Identification')).toHaveLength(1)
  })

  it('is opened once by a QR code and its four digits, then by the token it left, which is new each time', async () => {
    const { context, server, kept } = meet()
    const qr = server.qrCode('camille', '1234')
    expect(await failureCode(signIn({ qr, pin: '4321' }, context))).toBe('bad_qr')
    await signIn({ qr, pin: '1234', deviceId: DEVICE }, context)
    const first = kept.at(-1)?.pronote
    expect(first).toMatchObject({
      url: 'https://demo.index-education.net/pronote',
      username: 'camille',
      deviceId: DEVICE,
    })
    if (!first) throw new Error('nothing to keep')
    await signIn(first, context)
    const second = kept.at(-1)?.pronote
    expect(second?.token).not.toBe(first.token)
    expect(await failureCode(signIn(first, context))).toBe('expired_code')
    expect(await failureCode(signIn({ qr, pin: '1234' }, context))).toBe('expired_code')
  })

  it('of a parent is known by its QR code', async () => {
    const { context, server } = meet()
    const qr = {
      ...server.qrCode('camille', '1234'),
      url: 'https://demo.index-education.net/pronote/mobile.parent.html',
    }
    expect(await failureCode(signIn({ qr, pin: '1234' }, context))).toBe('not_a_pupil')
  })

  it('gives nothing to keep unless it was asked for', async () => {
    const { context, kept } = meet()
    await signIn(mine, { ...context, keep: false })
    expect(kept).toEqual([])
  })
})
