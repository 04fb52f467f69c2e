import type { SchoolGrade } from '@ariane/shared/catalogue'
import { createSeal } from '../../platform/seal.ts'
import { readCookie } from '../sign-in/signed-token.ts'

const PATH = '/api/auth/school'
const SECONDS = 600

/** What has to come back with the answer of the directory, besides the state. */
interface OidcPending {
  verifier: string
  nonce: string
}

/** What a way to the school and back carries. */
export interface Pending {
  /** What the directory's answer is checked against; CAS has a state alone. */
  oidc?: OidcPending
  state: string
  /** A page of ours. */
  back: string
  grade?: SchoolGrade | undefined
  /** Whose account is linked on the way. */
  link?: string
  /** The session whose person shows who he is on the way. */
  prove?: string
  /** Milliseconds: somebody who signed in at the school before then does not count. */
  freshSince?: number
}

interface CookiePorts {
  secret: string
  secure: boolean
  now(): Date
}

/** Somebody for whom the school vouched, and who still shows his second factor. */
export interface Waiting {
  uid: string
  back: string
  /** How the directory names the session that it has of him. */
  outside: string
  idToken?: string | undefined
}

/** What lies with the browser for a while is a cookie that only our nodes read: any of them ends what another one began. */
function sealedCookie<T extends object>(name: string, about: string, { secret, secure, now }: CookiePorts) {
  const { seal, open } = createSeal(secret, 'directory')
  // Lax, not Strict: the way back is a navigation from another site.
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=${PATH}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    write(kept: T): string {
      const text = JSON.stringify({ ...kept, until: now().getTime() + SECONDS * 1000 })
      return cookie(seal(Buffer.from(text), about).toString('base64url'), SECONDS)
    },
    read(cookies: string | undefined): T | undefined {
      const opened = open(Buffer.from(readCookie(cookies ?? '', name) ?? '', 'base64url'), about)
      if (!opened) return undefined
      const { until, ...kept } = JSON.parse(opened.toString()) as T & { until: number }
      return until > now().getTime() ? (kept as unknown as T) : undefined
    },
    cleared: cookie('', 0),
  }
}

/** A way to the school and back. */
export const pendingCookie = (ports: CookiePorts) => sealedCookie<Pending>('ariane.directory', 'pending', ports)

/** Between the school's word and the second factor. */
export const waitingCookie = (ports: CookiePorts) => sealedCookie<Waiting>('ariane.vouched', 'waiting', ports)

/** A page of ours; the front page for anything else. */
export const backTo = (address: string | undefined) =>
  address !== undefined && /^\/(?![/\\])[\w\-./]*$/.test(address) && !address.startsWith('/api/') ? address : '/'
