import type { IncomingHttpHeaders } from 'node:http'
import type { Person } from './caller.ts'

/** What a request shows to prove who it is. */
export type Credential = { kind: 'bearer'; token: string } | { kind: 'cookie'; cookie: string }

/** A verified identity: nothing is known of its account yet. */
export interface Identity {
  uid: string
  email: string
  /** The session, when the source keeps them. */
  session?: string
  /** Who signed in, where the source keeps it. */
  user?: { id: string; name: string; email: string; emailVerified: boolean; image: string | null }
  /** What the account says now, null before it is opened; left out by a source that does not read it. */
  person?: Pick<Person, 'role' | 'disabled' | 'waiting'> | null
  /** Cookies to renew with the answer. */
  setCookie?: string[]
}

/** Verifies a credential: the embedded sign-in, or tokens of an identity provider. Gives null when it is not valid. */
export interface IdentitySource {
  identify(credential: Credential): Promise<Identity | null>
}

/**
 * The credential of a request. A bearer token wins and the cookie is then ignored, so that a page elsewhere can never
 * ride on the cookie of a request that is exempt from the same-origin rule.
 */
export function readCredential(headers: IncomingHttpHeaders): Credential | null {
  if (headers.authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1]
    return token ? { kind: 'bearer', token } : null
  }
  return headers.cookie ? { kind: 'cookie', cookie: headers.cookie } : null
}

/** The first source that knows the credential decides. */
export function identityFrom(sources: IdentitySource[]): IdentitySource {
  return {
    async identify(credential) {
      for (const source of sources) {
        const identity = await source.identify(credential)
        if (identity) return identity
      }
      return null
    },
  }
}
