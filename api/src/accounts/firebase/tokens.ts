import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import type { FirebaseConfig } from '../../platform/config-firebase.ts'

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const LEEWAY_SECONDS = 5
/** Longest id that Firebase gives. */
const UID_MAX = 128

/** What an ID token says once it is verified. */
interface Claims {
  uid: string
  email: string
  /** When the password was typed; a renewed token keeps it. */
  signedInAt: Date
}

/** Gives the claims; throws whatever is wrong with the token. */
export type Verifier = (token: string) => Promise<Claims>

/**
 * The way tokens are checked is chosen by the configuration, never by what a token says of itself: signed by Google, or,
 * with the emulators, unsigned. `keys` in place of Google's.
 */
export function tokenVerifier(
  { projectId, emulators }: Pick<FirebaseConfig, 'projectId' | 'emulators'>,
  { keys = googleKeys(), now = () => new Date() }: { keys?: JWTVerifyGetKey; now?: () => Date } = {},
): Verifier {
  const expected = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    currentDate: now(),
  })
  if (emulators) {
    // Refused at start already; nobody gets round it by making a configuration by hand.
    if ((process.env.NODE_ENV ?? 'production') === 'production') throw new Error('unsigned tokens in production')
    return async token => readClaims(UnsecuredJWT.decode(token, expected()).payload, now())
  }
  return async token =>
    readClaims((await jwtVerify(token, keys, { ...expected(), algorithms: ['RS256'] })).payload, now())
}

const googleKeys = () =>
  createRemoteJWKSet(new URL(GOOGLE_KEYS), {
    cacheMaxAge: 6 * 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5000,
  })

function readClaims({ sub = '', email, auth_time, iat = 0 }: JWTPayload, now: Date): Claims {
  if (sub === '' || sub.length > UID_MAX) throw new Error('sub')
  const latest = +now / 1000 + LEEWAY_SECONDS
  if (typeof auth_time !== 'number' || auth_time > latest || iat > latest) throw new Error('auth_time')
  return { uid: sub, email: typeof email === 'string' ? email : '', signedInAt: new Date(auth_time * 1000) }
}
