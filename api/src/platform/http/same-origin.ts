import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser sent the request from our own pages. `Sec-Fetch-Site` cannot be forged by a page but is absent on plain
 * http, where `Origin` is compared. Neither: undefined, the caller is not a browser.
 */
function sameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean | undefined {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return undefined
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase())
}

/** A request that changes something and rides on a cookie has to come from our own pages, as JSON when it has a body. */
export function forgeable(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE.has(request.method) || request.headers.authorization !== undefined) return false
  return !isJsonOrEmpty(request) || sameOrigin(request, publicUrl) !== true
}

/** A change that a page of another site sends although nobody is signed in; with a cookie its origin has to be known. */
export function foreign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE.has(request.method)) return false
  return (
    sameOrigin(request, publicUrl) === false || (request.headers.cookie !== undefined && forgeable(request, publicUrl))
  )
}

/** A body that a form of another site could not send. */
function isJsonOrEmpty(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}
