import { REPORT_KINDS } from '@ariane/shared/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { ecoledirecte } from './ecoledirecte/connector.ts'
import { CHANGED, toSchoolFailure } from './failure.ts'
import { pronote } from './pronote/connector.ts'
import { DIALECTS } from './pronote/protocol.ts'
import { SOURCES as DIRECTE_SOURCES } from './testing/ecoledirecte-sources.ts'
import { simulatePronote } from './testing/pronote/simulate-pronote.ts'
import { SOURCES } from './testing/pronote/sources.ts'
import type { WireOptions } from './testing/pronote/wire.ts'
import { simulateEcoleDirecte } from './testing/simulate-ecoledirecte.ts'
import type { SimulatedSchool } from './testing/simulated-school.ts'
import { testSchool } from './testing/test-school.ts'
import { isBadTry } from './throttle.ts'
import type { Reading, SchoolContext } from './types.ts'

const SEEN = DIALECTS.flatMap(({ seen }) => seen)

const VERSIONS = ['2024.3.8', '2024.3.9', '2025.1.3', '2025.2.5', '2026.2.4', '2026.2.5', '2026.2.7', '2027.1.0']
const FUTURE = '2027.1.0'
const FORMATS: Record<string, Pick<WireOptions, 'encrypts' | 'compresses' | 'asText'>> = {
  'en clair': { encrypts: false, compresses: false },
  'en texte': { encrypts: false, compresses: false, asText: true },
  chiffré: { encrypts: true, compresses: false },
  compressé: { encrypts: false, compresses: true },
  'chiffré et compressé': { encrypts: true, compresses: true },
}
const DIRECTE = 'EcoleDirecte'

type Case = Partial<SimulatedSchool> & {
  password?: string
  /** What an earlier sign-in left, in place of the password. */
  token?: string
  /** Of the pupil's second account of the same system, which is read after the first. */
  second?: { password?: string; token?: string }
  /** How it ends at PRONOTE; `future` on a version that nobody tried; `directe` at EcoleDirecte; null: it cannot happen. */
  ends: string | null
  future?: string
  directe?: string | null
}
const mine = { username: 'camille', password: 'Mot de passe é' }
const theirs = { username: 'camille.autre', password: 'Autre mot de passe' }
const changed = { ends: 'pronote_changed', directe: 'protocol_changed' }
/** Of PRONOTE's sign-in alone. */
const own = { directe: null }
const CASES: Record<string, Case> = {
  ok: { ends: 'success' },
  'mot de passe faux': {
    password: 'faux',
    ends: 'bad_credentials',
    future: 'pronote_changed',
    directe: 'bad_credentials',
  },
  'jeton périmé': { token: 'd’hier', ends: 'expired_code', future: 'pronote_changed' },
  'compte suspendu': { accounts: [{ ...mine, state: 'disabled' }], ends: 'account_suspended' },
  'accès refusé': { accounts: [{ ...mine, state: 'denied' }], ends: 'access_denied' },
  'compte de parent': { accounts: [{ ...mine, state: 'parent' }], ends: 'not_a_pupil' },
  silence: { trouble: 'silence', ends: 'too_slow' },
  'trop d’appels': { trouble: 'suspended', ends: 'service_suspended' },
  fermé: { trouble: 'closed', ends: 'school_closed' },
  déménagé: { trouble: 'moved', ends: 'service_moved' },
  'n’importe quoi': { trouble: 'garbage', ...changed, directe: 'service_busy' },
  'sans défi': { trouble: 'no_challenge', ...changed, ...own },
  'défi d’une autre forme': { trouble: 'odd_challenge', ...changed, ...own },
  'mode inconnu': { trouble: 'odd_mode', ...changed, ...own },
  'sans Acces': { trouble: 'no_access', ...changed, ...own },
  'Acces inconnu': { trouble: 'unknown_access', ...changed, ...own },
  'autre défi': { trouble: 'new_challenge', ends: 'bad_credentials', future: 'pronote_changed', ...own },
  'version refusée': { accounts: [{ ...mine, state: 'moved' }], ends: null, directe: 'protocol_changed' },
  'demi emploi du temps': { trouble: 'half_a_timetable', ends: 'timetable unreadable' },
  'emploi du temps éteint': { fault: 'timetable_off', ends: 'timetable closed' },
  'emploi du temps refusé': { fault: 'timetable_refused', ends: 'timetable closed' },
  'devoirs éteints': { fault: 'homework_off', ends: 'homework closed' },
  'devoirs refusés': { fault: 'homework_refused', ends: 'homework closed' },
  'cours sans durée': { fault: 'no_length', ends: '1 timetable unreadable' },
  'cours sans début': { fault: 'no_start', ends: '1 timetable unreadable' },
  'devoir sans champ': { fault: 'no_due_day', ends: '1 homework unreadable' },
  'contrôle mal marqué': { fault: 'odd_test_mark', ends: '1 tests unreadable' },
  'document illisible': { fault: 'odd_document', ends: '1 documents unreadable' },
  'documents refusés': { fault: 'documents_refused', ends: 'documents closed', ...own },
  'notes éteintes': {
    fault: 'report_off',
    ends: 'grades closed, absences closed, news closed',
    directe: 'grades closed, absences closed',
  },
  'notes refusées': { fault: 'report_refused', ends: 'grades closed, absences closed, news closed' },
  'note, absence, actualité illisibles': {
    fault: 'odd_report',
    ends: '1 grades unreadable, 1 absences unreadable, 1 news unreadable',
  },
  'une semaine, un jour illisible': {
    fault: 'piece_unreadable',
    ends: 'timetable unreadable',
    directe: 'homework unreadable',
  },
  'silence au milieu': {
    fault: 'piece_silent',
    ends: 'timetable unanswered, homework unanswered, documents unanswered',
    directe: 'homework unanswered, homework unanswered',
  },
  'trop d’appels au milieu': {
    fault: 'suspended_midway',
    ends: 'homework unanswered, documents unanswered',
    directe: 'homework unanswered, homework unanswered',
  },
}
const TWO_ACCOUNTS: Record<string, Case> = {
  'deux comptes': { accounts: [mine, theirs], second: {}, ends: 'success puis success' },
  'deux, premier faux': {
    accounts: [mine, theirs],
    password: 'faux',
    second: {},
    ends: 'bad_credentials puis success',
    future: 'pronote_changed puis success',
  },
  // The first one has shown that the version is spoken: now the password is what is wrong.
  'deux, second faux': {
    accounts: [mine, theirs],
    second: { password: 'faux' },
    ends: 'success puis bad_credentials',
  },
  'deux, second au jeton périmé': {
    accounts: [mine, theirs],
    second: { token: 'd’hier' },
    ends: 'success puis expired_code',
  },
  'deux, second suspendu': {
    accounts: [mine, { ...theirs, state: 'disabled' }],
    second: {},
    ends: 'success puis account_suspended',
  },
  'deux, second de parent': {
    accounts: [mine, { ...theirs, state: 'parent' }],
    second: {},
    ends: 'success puis not_a_pupil',
  },
  'deux, second sans devoirs': {
    accounts: [mine, { ...theirs, fault: 'homework_off' }],
    second: {},
    ends: 'success puis homework closed',
    ...own,
  },
}
Object.assign(CASES, TWO_ACCOUNTS)
const DEVICE = '0a4fd1c2-7a3e-4f51-9d0e-5c2b8b6f1a11'
const WINDOW = { from: '2026-11-16', to: '2026-12-21' }

function parseVersion(text: string): WireOptions['version'] {
  const [year = 0, minor = 0, patch = 0] = text.split('.').map(Number)
  return [year, minor, patch]
}

const say = ({ gaps }: Reading) =>
  gaps.map(({ part, reason, items }) => `${items > 0 ? `${items} ` : ''}${part} ${reason}`).join(', ') || 'success'

/** What the synchronisations of a pupil whom nobody saw before end with. */
async function outcome(
  options: WireOptions | undefined,
  { password = mine.password, token, second, ...situation }: Case,
) {
  const school = testSchool(situation)
  const { outbound } = options ? simulatePronote(school, options) : simulateEcoleDirecte(school)
  const context: SchoolContext = {
    outbound,
    signal: new AbortController().signal,
    step: () => undefined,
    version: () => undefined,
    workingVersions: new Set(),
    keep: false,
    kept: () => undefined,
    deviceName: 'Ariane',
  }
  const first = await read(context, options !== undefined, mine.username, token ?? { password })
  if (!second) return first
  const secret = second.token ?? { password: second.password ?? theirs.password }
  return `${first} puis ${await read(context, options !== undefined, theirs.username, secret)}`
}

/** How one account is read: with a password, or with a token. */
async function read(
  context: SchoolContext,
  isPronote: boolean,
  username: string,
  given: string | { password: string },
) {
  const url = 'demo.index-education.net'
  const identifiers = { username, ...(typeof given === 'string' ? { token: given, deviceId: DEVICE } : given) }
  const open = () =>
    isPronote ? pronote.signIn({ url, ...identifiers }, context) : ecoledirecte.signIn(identifiers, context)
  try {
    const opened = await open()
    if (opened.kind === 'question') return 'question'
    const reading = await opened.read(WINDOW)
    if (reading.stopped) return say(reading)
    const { gaps } = await opened.report(REPORT_KINDS, '2026-11-23')
    return say({ ...reading, gaps: [...reading.gaps, ...gaps] })
  } catch (error) {
    const code = toSchoolFailure(error)?.code ?? 'unforeseen'
    return code === 'protocol_changed' ? CHANGED[isPronote ? 'pronote' : 'ecoledirecte'] : code
  }
}

const wantedEnd = (version: string, { ends, future, directe }: Case): string | null => {
  if (version === DIRECTE) return directe === undefined ? ends : directe
  return (version === FUTURE && future) || ends
}

/** By version and case: each end with the formats in which it was met. */
const cells = new Map<string, Map<string, number>>()
const found = (version: string, name: string) => cells.get(`${version} ${name}`)
const formatCell = (ends: Map<string, number> | undefined, version: string) =>
  [...(ends ?? [])].map(([end, n]) => (version === DIRECTE ? end : `${end} ×${n}`)).join(' ≠ ')

afterAll(() => {
  const columns = [...VERSIONS, DIRECTE]
  const rows = Object.entries(CASES).map(([name, one]) => [
    name,
    ...columns.map(version => (wantedEnd(version, one) === null ? '–' : formatCell(found(version, name), version))),
  ])
  const lines = [['', ...columns], ...rows]
  const widths = columns.map((_, i) => Math.max(...lines.map(line => line[i]?.length ?? 0)))
  const text = lines.map(line => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' │ ')).join('\n')
  process.stdout.write(`\n${text}\n\n× : formats (${Object.keys(FORMATS).join(', ')})\n\n`)
})

const VARIANTS = VERSIONS.flatMap(version => Object.keys(FORMATS).map(format => [version, format] as const))

describe('@Y01 @Y02 every version in every format and situation', () => {
  it.each([...VARIANTS, [DIRECTE, ''] as const])('%s %s', async (version, format) => {
    const old = version < '2025'
    const options = { version: parseVersion(version), rsa: old, ...FORMATS[format] } as WireOptions
    for (const [name, one] of Object.entries(CASES)) {
      const wanted = wantedEnd(version, one)
      if (wanted === null) continue
      const end = await outcome(version === DIRECTE ? undefined : options, one)
      const ends = cells.get(`${version} ${name}`) ?? new Map<string, number>()
      cells.set(`${version} ${name}`, ends.set(end, (ends.get(end) ?? 0) + 1))
      expect([name, end]).toEqual([name, wanted])
      // Only what a service that is known calls wrong is a try.
      const isTry = isBadTry(end as Parameters<typeof isBadTry>[0])
      expect([name, isTry]).toEqual([name, ['bad_credentials', 'expired_code'].includes(wanted)])
    }
  })

  it('leaves no hole in the table, and no version of the protocol file out of it', () => {
    const formats = Object.keys(FORMATS).length
    for (const version of [...VERSIONS, DIRECTE])
      for (const [name, one] of Object.entries(CASES)) {
        if (wantedEnd(version, one) === null) continue
        const met = [...(found(version, name)?.values() ?? [])].reduce((sum, n) => sum + n, 0)
        expect([version, name, met]).toEqual([version, name, version === DIRECTE ? 1 : formats])
      }
    expect(SEEN.filter(version => !VERSIONS.includes(version))).toEqual([])
  })
})

describe('@Y01 a message of the simulators', () => {
  it.each(Object.entries({ ...SOURCES, ...DIRECTE_SOURCES }))('%s names its public source', (_, source) => {
    expect(source).toMatch(/^[\w-]+\/[\w.-]+[, ]/)
  })
})
