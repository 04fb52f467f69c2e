import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (uid: string, secret: string) =>
  createHmac('sha256', secret).update(`end of digest ${uid}`).digest('base64url')

/** What ends the digest of a parent without a sign-in: signed, so that nothing is kept of it and an old mail works too. */
export const writeEndToken = (uid: string, secret: string) =>
  `${Buffer.from(uid).toString('base64url')}.${sign(uid, secret)}`

/** Whose digest the token ends; undefined unless it was signed here. */
export function readEndToken(token: string, secret: string): string | undefined {
  const [encoded = '', signature = ''] = token.split('.')
  const uid = Buffer.from(encoded, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(uid, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : undefined
}
