import { lookup } from '../catalogue/lookup.ts'
import type { KeptBySchool, SchoolFailureCode, SchoolProvider, SchoolRequest } from '../contracts/school.ts'

/** The credentials of a synchronisation, as its call has them. */
export type Ask = Pick<SchoolRequest, 'pronote' | 'ecoledirecte'>

/** The credentials that a pupil stored on this device. A token replaces the password as soon as there is one. */
type KeptAccount = {
  username: string
  password?: string
  token?: string
  deviceId?: string
  /** A synchronisation under way: its answer has the next token. */
  pending?: string
  /** Why it does not refresh by itself any more. */
  stopped?: SchoolFailureCode | 'question'
}
type KeptPronote = KeptAccount & { url: string }
type KeptDirecte = KeptAccount & { double?: { cn: string; cv: string } }
export type Kept = { pronote: KeptPronote; ecoledirecte: KeptDirecte }

/** Whose credentials: `who` is the signed-in and the active user, `accountName` what the pupil calls one of several accounts. */
export type KeptOf<P extends SchoolProvider = SchoolProvider> = { provider: P; accountName: string; who: string }

/** The storage keys of S2 §2; signing out removes both. */
const KEYS: Record<SchoolProvider, string> = {
  pronote: 'pronote_credentials',
  ecoledirecte: 'ecoledirecte_credentials',
}

type Table = Record<string, unknown>
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isAccount = (value: unknown): value is Table & KeptAccount =>
  isTable(value) &&
  isText(value.username) &&
  (isText(value.password) || (isText(value.token) && isText(value.deviceId)))
const isKept: { [P in SchoolProvider]: (value: unknown) => value is Kept[P] } = {
  pronote: (value): value is KeptPronote => isAccount(value) && isText(value.url),
  ecoledirecte: (value): value is KeptDirecte => isAccount(value),
}

/** No user id has a colon. */
const SEPARATOR = ':'
/** The entry of an account: the pupil's first one has no name. */
const entryName = ({ who, accountName }: KeptOf) => (accountName === '' ? who : `${who}${SEPARATOR}${accountName}`)

/** Reads the value of a key: one entry per pupil and account. */
export function parseTable(text: string | null): Table {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isTable(value) ? value : {}
  } catch {
    return {}
  }
}

/** What is stored of a pupil's account; null when nothing usable is. */
export function readKept<P extends SchoolProvider>(of: KeptOf<P>): Kept[P] | null {
  const { provider } = of
  try {
    const value = lookup(parseTable(localStorage.getItem(KEYS[provider])), entryName(of))
    return isKept[provider](value) ? value : null
  } catch {
    return null
  }
}

/** The names of a pupil's accounts of which something is stored. */
export function listKept(provider: SchoolProvider, who: string): string[] {
  try {
    const named = `${who}${SEPARATOR}`
    const entries = Object.keys(parseTable(localStorage.getItem(KEYS[provider])))
    return entries.flatMap(entry => {
      if (entry === who) return ['']
      return entry.startsWith(named) ? [entry.slice(named.length)] : []
    })
  } catch {
    return []
  }
}

/** Stores the credentials of a pupil's account; null removes them. */
export function writeKept(of: KeptOf, value: Kept[SchoolProvider] | null): void {
  const key = KEYS[of.provider]
  try {
    const { [entryName(of)]: _, ...others } = parseTable(localStorage.getItem(key))
    const next = value === null ? others : { ...others, [entryName(of)]: value }
    if (Object.keys(next).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(next))
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
  if (provider === 'ecoledirecte') return used.ecoledirecte ? toKeptDirecte(used.ecoledirecte, given) : null
  if (given?.pronote) return given.pronote
  if (!used.pronote || !('password' in used.pronote)) return null
  const { url, username, password, deviceId } = used.pronote
  return { url, username, password, ...(deviceId && { deviceId }) }
}

function toKeptDirecte(used: NonNullable<Ask['ecoledirecte']>, given: KeptBySchool | undefined): KeptDirecte {
  const double = given?.ecoledirecte?.double ?? used.double
  const proof = double && { double }
  const access = given?.ecoledirecte?.access ?? ('token' in used ? used : undefined)
  if (access) return { username: access.username, token: access.token, deviceId: access.deviceId, ...proof }
  const { username, password, deviceId } = used as Extract<typeof used, { password: string }>
  return { username, password, ...(deviceId && { deviceId }), ...proof }
}

/** The request with the stored credentials. */
export function askFromKept(provider: SchoolProvider, kept: Kept[SchoolProvider]): Ask {
  const { username, password = '', token, deviceId } = kept
  const account =
    token && deviceId ? { username, token, deviceId } : { username, password, ...(deviceId && { deviceId }) }
  if (provider === 'pronote') return { pronote: { ...account, url: (kept as KeptPronote).url } }
  const { double } = kept as KeptDirecte
  return { ecoledirecte: { ...account, ...(double && { double }) } }
}
