import type { FastifyRequest } from 'fastify'

/** A name or an IPv4 address, perhaps with a port: all that a policy can name, and nothing that could add to one. */
const NAMED_HOST = /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/i

/**
 * The origin that a browser knows us by: the configured address, or the host it asked for. Undefined when a policy cannot
 * name that host, as an IPv6 address.
 */
export function ownOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl) return publicUrl
  return NAMED_HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}` : undefined
}
