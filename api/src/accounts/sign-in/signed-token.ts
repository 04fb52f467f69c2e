import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Credential } from '../../platform/identity.ts'

/** What the sign-in library signs its session tokens with, and the cookie that holds them. */
interface Signing {
  cookieName: string
  secret: string
}

/** As the library reads it: the first one of the name, quoted or not. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const sign = part.indexOf('=')
    if (sign === -1 || part.slice(0, sign).trim() !== name) continue
    const value = part.slice(sign + 1).trim()
    return value.startsWith('"') ? value.slice(1, -1) : value
  }
  return undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The session token of a credential, undefined unless it is signed with the secret: `token.signature`, encoded for a cookie,
 * the signature an HMAC-SHA-256 in base64, as better-call writes it.
 */
export function readSignedToken(credential: Credential, { cookieName, secret }: Signing): string | undefined {
  const sent = credential.kind === 'bearer' ? credential.token : readCookie(credential.cookie, cookieName)
  if (!sent) return undefined
  const value = sent.includes('%') ? decode(sent) : sent
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const signature = Buffer.from(value.slice(dot + 1))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}
