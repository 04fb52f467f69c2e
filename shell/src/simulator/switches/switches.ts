import { ROLES, type Role, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { type Persona, SCENARIOS, type Scenario, VERSION_PARAMETER } from '@ariane/shared/contracts/simulator'

/** How a call fails: a status, no network, no answer at all, or something that is not JSON. */
export const FAILURES = ['400', '401', '403', '404', '409', '429', '500', '503', 'reseau', 'muet', 'illisible'] as const
export type Failure = (typeof FAILURES)[number]

/** Everything that a link of the simulator sets. */
export interface Switches {
  role: Role | null
  grade: SchoolGrade | null
  scenario: Scenario | null
  /** Position of the active pupil in a manager's list, from 1. */
  pupil: number | null
  /** For example 'mf-chat@1.0.0-1a2b3c4d'. */
  version: string | null
  latency: number
  jitter: number
  offline: boolean
  /** By the name of the call in the contract. */
  errors: Readonly<Record<string, Failure>>
  /** '2026-12-01T08:00', or an offset such as '+3j', '-2h', '+45m'. */
  clock: string | null
}

const PREFIX = 'qa.'
export const MAX_LATENCY_MS = 30_000
export const NONE: Switches = {
  role: null,
  grade: null,
  scenario: null,
  pupil: null,
  version: null,
  latency: 0,
  jitter: 0,
  offline: false,
  errors: {},
  clock: null,
}

/** Names and values as written in the address, readable by people. */
const ADDRESS_WORDS = {
  role: { eleve: 'ROLE_STUDENT', professeur: 'ROLE_TEACHER', coach: 'ROLE_COACH', parent: 'ROLE_PARENT' },
  scenario: { vides: 'empty', courantes: 'typical', enormes: 'huge', hostiles: 'hostile' },
} as const

const findMeaning = <T>(words: Record<string, T>, word: string | null): T | null =>
  word && Object.hasOwn(words, word) ? (words[word] ?? null) : null
const findWord = <T>(words: Record<string, T>, value: T): string =>
  Object.keys(words).find(word => words[word] === value) ?? ''
const parseCount = (text: string | null, max: number) => Math.min(max, Math.max(0, Math.floor(Number(text)) || 0))

/** Reads the query of an address and ignores what it does not understand. */
export function readSwitches(search: string): Switches {
  const all = new URLSearchParams(search)
  const get = (name: string) => all.get(PREFIX + name)
  const pairs = (get('erreur') ?? '').split(',').map(pair => pair.split(':'))
  const errors = pairs.flatMap(([call = '', failure]) => {
    const known = FAILURES.find(one => one === failure)
    return call && known ? [[call, known] as const] : []
  })
  return {
    role: findMeaning<Role>(ADDRESS_WORDS.role, get('role')),
    grade: SCHOOL_GRADES.find(grade => grade.charAt(0) === get('classe')?.charAt(0)) ?? null,
    scenario: findMeaning<Scenario>(ADDRESS_WORDS.scenario, get('donnees')),
    pupil: parseCount(get('eleve'), 1000) || null,
    version: all.get(VERSION_PARAMETER),
    latency: parseCount(get('latence'), MAX_LATENCY_MS),
    jitter: parseCount(get('variation'), MAX_LATENCY_MS),
    offline: get('hors-ligne') === 'oui',
    errors: Object.fromEntries(errors),
    clock: get('horloge'),
  }
}

/** A word of a link that means nothing here, and those that would. */
export type UnknownWord = { name: string; word: string; known: string[] }

/** The roles and data that a link names and nobody knows: it would play something else than it says. */
export function listUnknownWords(search: string): UnknownWord[] {
  const all = new URLSearchParams(search)
  const named = [
    { name: 'role', known: Object.keys(ADDRESS_WORDS.role) },
    { name: 'donnees', known: Object.keys(ADDRESS_WORDS.scenario) },
  ]
  return named.flatMap(({ name, known }) => {
    const word = all.get(PREFIX + name)
    return word && !known.includes(word) ? [{ name: PREFIX + name, word, known }] : []
  })
}

/** Writes the same query in readable form: '' where nothing is switched. */
export function writeSwitches(switches: Switches): string {
  const { role, grade, scenario, pupil, version, latency, jitter, offline, errors, clock } = switches
  const parts: Record<string, string | number | null> = {
    role: role && findWord<Role>(ADDRESS_WORDS.role, role),
    classe: grade && `${grade.charAt(0)}e`,
    donnees: scenario && findWord<Scenario>(ADDRESS_WORDS.scenario, scenario),
    eleve: pupil,
    version,
    latence: latency || null,
    variation: jitter || null,
    'hors-ligne': offline ? 'oui' : null,
    erreur: Object.entries(errors)
      .map(pair => pair.join(':'))
      .join(','),
    horloge: clock,
  }
  const set = Object.entries(parts).filter(([, value]) => value !== null && value !== '')
  return set.map(([name, value]) => `${PREFIX}${name}=${readable(String(value))}`).join('&')
}

/** Only characters that an address cannot hold are escaped; a plus would be read as a space. */
const readable = (text: string) =>
  encodeURIComponent(text).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%40/g, '@')

/** An address of the screen with these switches and no other. */
export function withSwitches(address: string, switches: Switches): string {
  const url = new URL(address, 'http://page')
  const query = [ownQuery(url.search), writeSwitches(switches)].filter(Boolean).join('&')
  return url.pathname + (query && `?${query}`) + url.hash
}

/** The query that belongs to the screen itself, without its question mark. */
export const ownQuery = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part && !part.startsWith(PREFIX))
    .join('&')

/** The account that the switches ask for; null where the user signs in with an own account. */
export function requestedPersona({ role, grade, scenario }: Switches): Persona | null {
  if (!role && !grade && !scenario) return null
  return { role: role ?? ROLES[0], grade: grade ?? '4ème', scenario: scenario ?? SCENARIOS[1] }
}
