import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Named so that the address a person asked for, which may hold an id, is never kept. */
const UNKNOWN = 'unknown'

/** Logs and measures every request by its route pattern; never a query, a body, a cookie or a name. */
export function registerRequestLog(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? UNKNOWN
    const status = reply.statusCode
    duration.observe({ method, route, status }, reply.elapsedTime / 1000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
}
