import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { simulatePronote } from './testing/pronote/simulate-pronote.ts'
import type { WireOptions } from './testing/pronote/wire.ts'
import { account, answerCode, challengeId, PASSWORD, type SchoolWorld, schoolWorld } from './testing/school-world.ts'
import type { SimulatedSchool } from './testing/simulated-school.ts'

const plain = { encrypts: false, compresses: false, rsa: false }
const sealed = { encrypts: true, compresses: true, rsa: false }
const text = { ...plain, asText: true }

/** The dialects of PRONOTE, with and without encryption and compression, and EcoleDirecte beside them. */
const VARIANTS: Record<string, WireOptions | null> = {
  'PRONOTE 2024.3.8 en clair': { version: [2024, 3, 8], ...plain, rsa: true },
  'PRONOTE 2024.3.8 en texte': { version: [2024, 3, 8], ...text, rsa: true },
  'PRONOTE 2024.3.9 chiffré': { version: [2024, 3, 9], encrypts: true, compresses: false, rsa: true },
  'PRONOTE 2024.3.9 en texte': { version: [2024, 3, 9], ...text },
  'PRONOTE 2025.1.3 compressé': { version: [2025, 1, 3], encrypts: false, compresses: true, rsa: false },
  'PRONOTE 2025.1.3 en texte': { version: [2025, 1, 3], ...text },
  'PRONOTE 2025.2.4 en clair': { version: [2025, 2, 4], ...plain },
  'PRONOTE 2025.2.4 en texte': { version: [2025, 2, 4], ...text },
  'PRONOTE 2025.2.5 chiffré, compressé': { version: [2025, 2, 5], ...sealed },
  'PRONOTE 2025.2.5 en texte': { version: [2025, 2, 5], ...text },
  'PRONOTE 2026.2.4 chiffré, compressé': { version: [2026, 2, 4], ...sealed },
  'PRONOTE 2026.2.5 chiffré, compressé': { version: [2026, 2, 5], ...sealed },
  'PRONOTE 2026.2.6 en clair': { version: [2026, 2, 6], ...plain },
  'PRONOTE 2026.2.7 en texte': { version: [2026, 2, 7], ...text },
  'PRONOTE 2027.1.0, inconnu': { version: [2027, 1, 0], ...sealed },
  EcoleDirecte: null,
}
/** What a newer PRONOTE or EcoleDirecte says differently. */
type Case = {
  school: Partial<SimulatedSchool>
  password?: string
  answers?: true
  code: string
  newer?: string
  directe?: string
  only?: 'PRONOTE' | 'EcoleDirecte'
  /** Of the seven, when something was not read. */
  events?: number
}
const mine = { username: 'camille', password: PASSWORD }
const changed = { code: 'pronote_changed', directe: 'protocol_changed' }
const CASES = {
  ok: { school: {}, code: 'success' },
  'mot de passe faux': {
    school: {},
    password: 'faux',
    code: 'bad_credentials',
    newer: 'pronote_changed',
  },
  'compte suspendu': { school: { accounts: [{ ...mine, state: 'disabled' }] }, code: 'account_suspended' },
  question: { school: {}, answers: true, code: 'success' },
  silence: { school: { trouble: 'silence' }, code: 'too_slow' },
  'n’importe quoi': { school: { trouble: 'garbage' }, ...changed, directe: 'service_busy' },
  'demi emploi du temps': { school: { trouble: 'half_a_timetable' }, code: 'success', events: 2 },
  'sans défi': { school: { trouble: 'no_challenge' }, ...changed, only: 'PRONOTE' },
  'sans Acces': { school: { trouble: 'no_access' }, ...changed, only: 'PRONOTE' },
  'Acces inconnu': { school: { trouble: 'unknown_access' }, ...changed, only: 'PRONOTE' },
  'autre défi': {
    school: { trouble: 'new_challenge' },
    code: 'bad_credentials',
    newer: 'pronote_changed',
    only: 'PRONOTE',
  },
  'sans cookie': { school: { trouble: 'no_cookie' }, ...changed, only: 'EcoleDirecte' },
  'sans données': { school: { trouble: 'no_data' }, ...changed, only: 'EcoleDirecte' },
} satisfies Record<string, Case>

let world: SchoolWorld
const cells = new Map<string, string>()
const applies = (variant: string, { only }: Case) => only === undefined || variant.startsWith(only)
const all = Object.keys(VARIANTS).flatMap(variant =>
  Object.entries(CASES).flatMap(([name, one]) => (applies(variant, one) ? [[variant, name] as const] : [])),
)
const wantedCode = (variant: string, { code, newer, directe }: Case) => {
  if (variant === 'EcoleDirecte') return directe ?? code
  return (variant.endsWith('inconnu') && newer) || code
}
/** A version that let somebody in is unknown no more: each case meets another one. */
function variantOptions(variant: string, name: string): WireOptions | null {
  const options = VARIANTS[variant] ?? null
  if (!options || !variant.endsWith('inconnu')) return options
  return { ...options, version: [2027, 1, Object.keys(CASES).indexOf(name)] }
}
/** What a service itself said to be wrong. */
const WRONG = ['bad_credentials', 'bad_answer']

beforeAll(async () => {
  world = await schoolWorld()
})
beforeEach(() => world.renew())
afterAll(() => world.api.close())

/** The outcome, with the question that came before it when one did. */
async function outcome(options: WireOptions | null, { password, answers }: Case): Promise<string> {
  const asks = options ? 'pin' : 'choice'
  if (answers) world.school.accounts = [{ ...mine, asks, pin: '2468' }]
  const identifiers = options ? { pronote: account(password) } : { ecoledirecte: account(password) }
  const first = await world.connect(identifiers)
  if (!answers) return answerCode(first)
  const challenge = { id: challengeId(first), answer: options ? '2468' : '2013' }
  return `${answerCode(first)} → ${answerCode(await world.connect({ ...identifiers, challenge }))}`
}

describe('@N09 every variant in every situation', () => {
  it.each(all)('%s: %s', async (variant, name) => {
    const options = variantOptions(variant, name)
    const wanted: Case = CASES[name as keyof typeof CASES]
    Object.assign(world.school, wanted.school)
    if (options) world.pronote = simulatePronote(world.school, options)
    const found = await outcome(options, wanted)
    cells.set(`${variant} ${name}`, found)
    const code = wantedCode(variant, wanted)
    expect(found).toBe(wanted.answers ? `challenge → ${code}` : code)
    // Only what the service itself called wrong is a try, of the pupil and on the account.
    const tries = WRONG.includes(code) ? 1 : 0
    expect(await world.tries()).toEqual({ pupil: tries, accounts: tries })
    // Half a timetable is no timetable, and costs the homework nothing.
    expect(await world.list()).toHaveLength(code === 'success' ? (wanted.events ?? 7) : 0)
  })

  it('leaves no hole in the table', () => {
    expect(all).toHaveLength(15 * 11 + 9)
    expect(all.filter(([variant, name]) => !cells.has(`${variant} ${name}`))).toEqual([])
  })
})
