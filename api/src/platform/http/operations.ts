import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { fail } from '../errors.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import type { AnyRoutes } from './handlers.ts'
import { openApi } from './openapi.ts'

const PING_MS = 2000

/** Whether the process takes new work, shared between the signal handler and `/readyz`. */
export interface Readiness {
  draining: boolean
  ping(): Promise<void>
  /**
   * How the parts are, for `/readyz`; `whole` for who watches over it, short for all others. With the status 'error' there
   * is nothing to send people to.
   */
  notes?(whole: boolean): Promise<Record<string, unknown>>
}

export interface Operations {
  rows: AnyRoutes
  title: string
  readiness: Readiness
  registry: Registry
  metricsToken: string | undefined
  /** What else whoever watches over the server may read, by address. */
  watched?: Readonly<Record<string, () => Promise<unknown>>>
}

export function registerOperations(
  app: FastifyInstance,
  { rows, title, readiness, registry, metricsToken, watched = {} }: Operations,
) {
  collectDefaultMetrics({ register: registry })
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.draining) reply.header('connection', 'close')
  })
  app.get('/healthz', async () => ({ status: 'success' }))
  const isWatcher = ({ headers }: FastifyRequest) =>
    metricsToken !== undefined && sameText(headers.authorization ?? '', `Bearer ${metricsToken}`)
  app.get('/readyz', async (request, reply) => {
    if (readiness.draining || !(await answers(readiness))) fail('unavailable')
    const said = { status: 'success', ...(await readiness.notes?.(isWatcher(request))) }
    return reply.code(said.status === 'error' ? 503 : 200).send(said)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isWatcher(request)) fail('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  for (const [path, read] of Object.entries(watched))
    app.get(path, async request => (isWatcher(request) ? { status: 'success', data: await read() } : fail('not_found')))

  let description: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(rows, title))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(rows, title)),
  )
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}

/** The measurements alone on a port of their own, meant for the inside of a network. */
export function metricsServer(registry: Registry): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return app
}

async function answers(readiness: Readiness): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, PING_MS, false)
  })
  const ping = readiness.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([ping, late]).finally(() => clearTimeout(timer))
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
