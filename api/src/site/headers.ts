import type { FastifyReply } from 'fastify'
import { type CspOptions, contentSecurityPolicy, framePolicy } from './csp.ts'

/** Headers of every answer of the site. No HSTS: on a school's plain http it would lock people out. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

/**
 * Policy of a page, by the nonce that stands in it: a browser that has the page already keeps both, so an answer without
 * the page may not name another.
 */
export const policyHeaders = (policy: CspOptions) => ({ 'Content-Security-Policy': contentSecurityPolicy(policy) })

export function pageHeaders(reply: FastifyReply): void {
  reply.headers({
    ...COMMON_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-cache, private',
    // The page says whether a session cookie came: a copy from before the sign-in is not that of after.
    Vary: 'Cookie',
  })
}

export const HASHED = /\.[0-9a-f]{8,}\.(?:\w+\.)?\w+$/

/** Files: those with a hash in their name never change, the others are asked for again each time. `origin` is ours. */
export function fileHeaders(reply: FastifyReply, file: string, origin: string | undefined): void {
  reply.headers({
    ...COMMON_HEADERS,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    // A sandboxed frame has no origin, so even our own scripts and fonts are foreign to it.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(file.endsWith('.html') ? { 'Content-Security-Policy': framePolicy(origin) } : {}),
  })
}
