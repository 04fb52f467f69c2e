import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { simulatePronote } from './pronote/simulator.ts'
import type { WireOptions } from './pronote/simulator-wire.ts'
import type { SimulatedSchool } from './simulated/school.ts'
import { account, challengeOf, codeOf, PASSWORD, type SchoolWorld, schoolWorld } from './testing.ts'

/** The five dialects of PRONOTE, with and without encryption and compression, and EcoleDirecte beside them. */
const VARIANTS: Record<string, WireOptions | null> = {
  'PRONOTE 2024.3.8 en clair': { version: [2024, 3, 8], encrypts: false, compresses: false, rsa: true },
  'PRONOTE 2024.3.9 chiffré': { version: [2024, 3, 9], encrypts: true, compresses: false, rsa: true },
  'PRONOTE 2025.1.3 compressé': { version: [2025, 1, 3], encrypts: false, compresses: true, rsa: false },
  'PRONOTE 2025.2.4 en clair': { version: [2025, 2, 4], encrypts: false, compresses: false, rsa: false },
  'PRONOTE 2025.2.5 chiffré, compressé': { version: [2025, 2, 5], encrypts: true, compresses: true, rsa: false },
  EcoleDirecte: null,
}
type Case = { school: Partial<SimulatedSchool>; password?: string; answers?: true; code: string }
const mine = { username: 'camille', password: PASSWORD }
const CASES = {
  ok: { school: {}, code: 'success' },
  'mot de passe faux': { school: {}, password: 'faux', code: 'bad_credentials' },
  'compte suspendu': { school: { accounts: [{ ...mine, state: 'disabled' }] }, code: 'account_suspended' },
  question: { school: {}, answers: true, code: 'success' },
  silence: { school: { trouble: 'silence' }, code: 'too_slow' },
  'n’importe quoi': { school: { trouble: 'garbage' }, code: 'protocol_changed' },
  'demi emploi du temps': { school: { trouble: 'half_a_timetable' }, code: 'protocol_changed' },
} satisfies Record<string, Case>

let world: SchoolWorld
const cells = new Map<string, string>()
const all = Object.keys(VARIANTS).flatMap(variant => Object.keys(CASES).map(name => [variant, name] as const))

beforeAll(async () => {
  world = await schoolWorld()
})
beforeEach(() => world.renew())
afterAll(async () => {
  await world.api.close()
  process.stdout.write(`\n${printed()}\n\n`)
})

function printed(): string {
  const names = Object.keys(CASES)
  const lines = [
    ['', ...names],
    ...Object.keys(VARIANTS).map(of => [of, ...names.map(name => cells.get(`${of} ${name}`) ?? '—')]),
  ]
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map(line => line[i]?.length ?? 0))) ?? []
  return lines.map(line => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' │ ')).join('\n')
}

/** The outcome, with the question that came before it when one did. */
async function outcome(options: WireOptions | null, { password, answers }: Case): Promise<string> {
  const asks = options ? 'pin' : 'choice'
  if (answers) world.school.accounts = [{ ...mine, asks, pin: '2468' }]
  const identifiers = options ? { pronote: account(password) } : { ecoledirecte: account(password) }
  const first = await world.connect(identifiers)
  if (!answers) return codeOf(first)
  const challenge = { id: challengeOf(first), answer: options ? '2468' : '2013' }
  return `${codeOf(first)} → ${codeOf(await world.connect({ ...identifiers, challenge }))}`
}

describe('@N09 every variant in every situation', () => {
  it.each(all)('%s: %s', async (variant, name) => {
    const options = VARIANTS[variant] ?? null
    const wanted: Case = CASES[name as keyof typeof CASES]
    Object.assign(world.school, wanted.school)
    if (options) world.pronote = simulatePronote(world.school, options)
    const found = await outcome(options, wanted)
    cells.set(`${variant} ${name}`, found)
    expect(found).toBe(wanted.answers ? `challenge → ${wanted.code}` : wanted.code)
    // All of it or nothing: half a timetable is no timetable.
    expect(await world.list()).toHaveLength(wanted.code === 'success' ? 7 : 0)
  })

  it('leaves no hole in the table', () => {
    expect(all).toHaveLength(42)
    expect(all.filter(([variant, name]) => !cells.has(`${variant} ${name}`))).toEqual([])
  })
})
