import { lookup } from '../catalogue/lookup.ts'
import type { KeptBySchool, SchoolFailureCode, SchoolProvider, SchoolRequest } from '../contracts/school.ts'

/** The credentials of a synchronisation, as its call has them. */
export type Ask = Pick<SchoolRequest, 'pronote' | 'ecoledirecte'>

/** The credentials that a pupil stored on this device. A token replaces PRONOTE's password as soon as there is one. */
type KeptPronote = {
  url: string
  username: string
  password?: string
  token?: string
  deviceId?: string
  /** A synchronisation under way: its answer has the next token. */
  pending?: string
  /** Why it does not refresh by itself any more. */
  stopped?: SchoolFailureCode | 'question'
}
type KeptDirecte = { username: string; password: string; double?: { cn: string; cv: string } }
export type Kept = { pronote: KeptPronote; ecoledirecte: KeptDirecte }

/** The storage keys of S2 §2; signing out removes both. */
const KEYS: Record<SchoolProvider, string> = {
  pronote: 'pronote_credentials',
  ecoledirecte: 'ecoledirecte_credentials',
}

type Table = Record<string, unknown>
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isKept: { [P in SchoolProvider]: (value: unknown) => value is Kept[P] } = {
  pronote: (value): value is KeptPronote =>
    isTable(value) &&
    isText(value.url) &&
    isText(value.username) &&
    (isText(value.password) || (isText(value.token) && isText(value.deviceId))),
  ecoledirecte: (value): value is KeptDirecte => isTable(value) && isText(value.username) && isText(value.password),
}

/** Reads the value of a key: one entry per pupil. */
export function parseTable(text: string | null): Table {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isTable(value) ? value : {}
  } catch {
    return {}
  }
}

/** What is stored for a pupil (`who`: the signed-in and the active user); null when nothing usable is. */
export function readKept<P extends SchoolProvider>(provider: P, who: string): Kept[P] | null {
  try {
    const value = lookup(parseTable(localStorage.getItem(KEYS[provider])), who)
    return isKept[provider](value) ? value : null
  } catch {
    return null
  }
}

/** Stores the credentials of a pupil; null removes them. */
export function writeKept(provider: SchoolProvider, who: string, value: Kept[SchoolProvider] | null): void {
  try {
    const { [who]: _, ...others } = parseTable(localStorage.getItem(KEYS[provider]))
    const next = value === null ? others : { ...others, [who]: value }
    if (Object.keys(next).length === 0) localStorage.removeItem(KEYS[provider])
    else localStorage.setItem(KEYS[provider], JSON.stringify(next))
  } catch {
    // Without storage nothing is kept: the credentials are asked again.
  }
}

/** What is stored after a synchronisation: what the answer gave in place of the password, else what was typed. */
export function toKeep(
  provider: SchoolProvider,
  used: Ask,
  given: KeptBySchool | undefined,
): Kept[SchoolProvider] | null {
  if (provider === 'ecoledirecte')
    return used.ecoledirecte ? { ...toKeptDirecte(used.ecoledirecte), ...given?.ecoledirecte } : null
  if (given?.pronote) return given.pronote
  if (!used.pronote || !('password' in used.pronote)) return null
  const { url, username, password, deviceId } = used.pronote
  return { url, username, password, ...(deviceId && { deviceId }) }
}

const toKeptDirecte = ({ username, password, double }: NonNullable<Ask['ecoledirecte']>): KeptDirecte => ({
  username,
  password,
  ...(double && { double }),
})

/** The request with the stored credentials. */
export function askFromKept(provider: SchoolProvider, kept: Kept[SchoolProvider]): Ask {
  if (provider === 'ecoledirecte') return { ecoledirecte: kept as Kept['ecoledirecte'] }
  const { url, username, password, token, deviceId } = kept as Kept['pronote']
  if (token && deviceId) return { pronote: { url, username, token, deviceId } }
  return { pronote: { url, username, password: password ?? '', ...(deviceId && { deviceId }) } }
}
