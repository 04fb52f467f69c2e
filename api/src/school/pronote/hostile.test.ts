import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { CHANGED, toSchoolFailure } from '../failure.ts'
import { simulatePronote } from '../testing/pronote/simulate-pronote.ts'
import { testSchool } from '../testing/test-school.ts'
import { isBadTry } from '../throttle.ts'
import { pronote } from './connector.ts'
import { readPage } from './page.ts'

const mine = { url: 'demo.index-education.net', username: 'camille', password: 'Mot de passe é' }
const window = { from: '2026-11-23', to: '2026-12-21' }
const PLAIN = { version: [2026, 2, 5], encrypts: false, compresses: false, rsa: false } as const
const SEALED = { ...PLAIN, encrypts: true, compresses: true } as const
/** A page, four messages to sign in and be known, one for each of four weeks, and the homework. */
const MAX_CALLS = 10
/** The call for the second week. */
const SECOND_WEEK = 6

/** Changes the text of an answer, by its number. */
type Tamper = (text: string, call: number) => string

/** How a synchronisation with the right password ends when answers are tampered with. */
async function outcome(tamper: Tamper, options: typeof PLAIN | typeof SEALED = PLAIN, asks?: 'pin') {
  const server = simulatePronote(testSchool({ accounts: [{ ...mine, ...(asks && { asks, pin: '2468' }) }] }), options)
  let calls = 0
  let isSaid = false
  const outbound: Outbound = async (url, request) => {
    const answer = await server.outbound(url, request)
    const text = tamper(answer.text, calls++)
    isSaid ||= REFUSALS.some(refusal => text.includes(refusal))
    return { ...answer, text }
  }
  const context = {
    outbound,
    signal: new AbortController().signal,
    step: () => undefined,
    version: () => undefined,
    workingVersions: new Set<string>(),
    keep: true,
    kept: () => undefined,
    deviceName: 'Ariane',
  }
  const run = async () => {
    const opened = await pronote.signIn(mine, context)
    const session = opened.kind === 'question' ? await pronote.answer(opened.state, '2468', undefined, context) : opened
    return session.read(window)
  }
  const ended = await run().then(
    data => ({ data, code: undefined }),
    error => ({ data: undefined, code: toSchoolFailure(error)?.code ?? CHANGED.pronote }),
  )
  return { ...ended, calls, isSaid }
}

describe('@Y01 a page of maintenance in place of an answer', () => {
  const PAGE = '<!doctype html><html><body><h1>PRONOTE est en maintenance</h1></body></html>'
  it.each(Array.from({ length: 5 }, (_, call) => [call]))('is no change of PRONOTE: call %i', async at => {
    for (const options of [PLAIN, SEALED])
      expect((await outcome((text, call) => (call === at ? PAGE : text), options)).code).toBe('service_busy')
  })

  it.each(['Service Unavailable', 'Site momentanément indisponible', 'Mise à jour en cours', 'Mise &agrave; jour'])(
    'is known by its words: %s',
    words => {
      expect(() => readPage(`<html><p>${words}</p></html>`)).toThrow('service_busy')
    },
  )

  it('is nothing that only looks like a page of PRONOTE', () => {
    expect(() => readPage('<html>PRONOTE 2031.1.1 : mise à jour</html>')).toThrow('protocol_changed')
    expect(() => readPage('<html><p>Bonjour</p></html>')).toThrow('protocol_changed')
  })
})

const callNumber = fc.nat(MAX_CALLS - 1)
/** How plain answers say themselves that a password or a PIN is wrong. */
const REFUSALS = ['"Acces":1', '"result":false']

/** Replaces or removes one value somewhere in an answer, as the seed says. */
function mutate(value: unknown, path: number[], other: unknown): unknown {
  const [head, ...rest] = path
  if (head === undefined || typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const key = keys[head % Math.max(1, keys.length)]
  if (key === undefined) return other
  const copy = Array.isArray(value) ? [...value] : { ...value }
  return Object.assign(copy, { [key]: mutate(Reflect.get(value, key), rest, other) })
}

describe('@N09 a hostile PRONOTE', () => {
  it.each([
    ['plain', PLAIN],
    ['sealed', SEALED],
  ] as const)(
    'that answers anything at any moment never makes a password wrong, nor is asked without end: %s',
    async (_, options) => {
      const texts = fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map(json => `{"dataSec":${json},"no":"00"}`),
        fc.uint8Array({ maxLength: 64 }).map(bytes => `{"no":"${Buffer.from(bytes).toString('hex')}","dataSec":"AB"}`),
      )
      await fc.assert(
        fc.asyncProperty(callNumber, texts, async (at, other) => {
          const { code, calls } = await outcome((text, call) => (call === at ? other : text), options)
          expect(code && isBadTry(code)).toBeFalsy()
          expect(calls).toBeLessThanOrEqual(MAX_CALLS + 1)
        }),
        { numRuns: 150 },
      )
    },
  )

  it('that is cut at any place never makes a password wrong', async () => {
    await fc.assert(
      fc.asyncProperty(callNumber, fc.double({ min: 0, max: 1, noNaN: true }), async (at, share) => {
        const cut = (text: string) => text.slice(0, Math.floor(text.length * share))
        const { code } = await outcome((text, call) => (call === at ? cut(text) : text), SEALED)
        expect(code && isBadTry(code)).toBeFalsy()
      }),
      { numRuns: 100 },
    )
  })

  it('whose data have another shape never makes a password or a PIN wrong', async () => {
    const change = fc.record({
      at: callNumber,
      path: fc.array(fc.nat(20), { maxLength: 5 }),
      other: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constant(undefined),
        fc.string({ minLength: 2000, maxLength: 5000 }),
      ),
      asks: fc.constantFrom(undefined, 'pin' as const),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, path, other, asks }) => {
        const tamper: Tamper = (text, call) => {
          if (call !== at || call === 0) return text
          const answer = JSON.parse(text)
          const data = mutate(answer.dataSec?.data, path, other)
          return JSON.stringify({ ...answer, dataSec: { ...answer.dataSec, data } })
        }
        const { code, calls, isSaid } = await outcome(tamper, PLAIN, asks)
        if (!isSaid) expect(code && isBadTry(code)).toBeFalsy()
        expect(calls).toBeLessThanOrEqual(MAX_CALLS + 3)
      }),
      { numRuns: 250 },
    )
  })

  it('that falls silent at any moment is too slow, and no more', async () => {
    for (let at = 0; at < MAX_CALLS; at++) {
      const { code } = await outcome((text, call) => {
        if (call === at) throw new OutboundFailure('too_slow')
        return text
      })
      // Once a week was read it is kept.
      expect(code).toBe(at < SECOND_WEEK ? 'too_slow' : undefined)
    }
  })

  it.each(['00/00/0000', '99/99/2026', '31/31/2026 99:99:99'])(
    'that begins its year on %s is not taken for a school without lessons',
    async day => {
      const { code } = await outcome(text =>
        text.replace('"PremierLundi":{"_T":7,"V":"31/08/2026"}', `"PremierLundi":{"V":"${day}"}`),
      )
      expect(code).toBe('protocol_changed')
    },
  )

  it.each([
    ['a start without an end', 'PRONOTE 2026.2.5 '.concat('Start({'.repeat(280_000))],
    ['spaces without an end', 'PRONOTE 2026.2.5 '.concat(`Start(${' '.repeat(2_000_000)}`)],
    ['versions without an end', 'PRONOTE '.concat('9'.repeat(2_000_000))],
    ['fields without an end', `PRONOTE 2026.2.5 Start({${'a'.repeat(2_000_000)}})`],
  ])('whose page is made to be slow is read at once: %s', (_, html) => {
    expect(() => readPage(html)).toThrow('protocol_changed')
  })

  it('that counts actions without an end is not followed', async () => {
    const many = `[${'0..99,'.repeat(50_000)}3]`
    const tamper: Tamper = text => text.replace('"V":"[3]"', `"V":"${many}"`)
    expect((await outcome(tamper, PLAIN, 'pin')).code).toBe('protocol_changed')
  })
})
