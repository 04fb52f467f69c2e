import type { FastifyInstance } from 'fastify'

/** A browser behind an untold proxy, or somebody who writes the header himself: the log names the address once. */
const MAX_NAMED = 20

/**
 * Says in the log, once for each address, that calls come through a proxy that `TRUSTED_PROXIES` does not name: all its
 * people would be one address to the limits. At most twenty addresses are named, for anybody can send such a header.
 */
export function registerUntrustedProxy(app: FastifyInstance): void {
  const named = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.socket.remoteAddress
    if (request.headers['x-forwarded-for'] && address && request.ip === address && named.size < MAX_NAMED) {
      if (!named.has(address))
        request.log.warn({ proxy: address }, 'X-Forwarded-For from who is not in TRUSTED_PROXIES')
      named.add(address)
    }
    done()
  })
}
