import { randomBytes, randomInt } from 'node:crypto'
import path from 'node:path'
import type { Registry } from '@ariane/shared/contracts/registry'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { developmentSite } from './dev.ts'
import { withDevServers } from './dev-servers.ts'
import { COMMON_HEADERS, fileHeaders, pageHeaders } from './headers.ts'
import { messages } from './messages.ts'
import { buildOf, renderPage } from './page.ts'
import { BUCKET_COOKIE, bucketFrom, registryForPage } from './page-registry.ts'
import { siteStorage } from './storage.ts'

export type SiteOptions = {
  /** Folder that `scripts/site.ts` publishes into. */
  siteDir: string
  /** Names of the packages to take from their development servers; empty in production. */
  dev?: string[]
  /** Serve the host simulator below /simulateur; absent, that address is one of the product like any other. */
  simulator?: boolean
  /** Public key of who may publish; absent, the folder is trusted. */
  registryKey?: string | undefined
  /** Further addresses the page may talk to. */
  connect?: string[]
}

/** Only a hint of what to fetch early: the session itself is checked by the API. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?ariane\.session_token=/

const SIMULATOR = /^\/simulateur(?:\/|$)/

const EMPTY: Registry = { schema: 1, issued: '1970-01-01T00:00:00Z', remotes: [], signature: null }

/**
 * Serves shell, remotes, frames and registry from the API's own origin. Everything else that asks for HTML gets the
 * shell's page; unknown scripts, data and API addresses get an honest 404 from the platform.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const siteDir = path.resolve(options.siteDir)
  const onWrong = (error: unknown) => app.log.error({ err: error }, 'the registry was refused, the last good one stays')
  const storage = siteStorage(siteDir, { registryKey: options.registryKey, onWrong })
  const dev = options.dev?.length ? developmentSite(app, options.dev) : null
  const readRegistry = async () => {
    const published = (await storage.registry()) ?? EMPTY
    return withDevServers(published, options.dev ?? [])
  }
  await app.register(fastifyStatic, { root: siteDir, serve: false, preCompressed: true, cacheControl: false })

  const missing = (reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store')
    reply.callNotFound()
    return reply
  }
  const sendFile = async (reply: FastifyReply, file: string) => {
    if (!(await storage.has(file))) return missing(reply)
    fileHeaders(reply, file)
    return reply.sendFile(file)
  }

  const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    app.route({ method: ['GET', 'HEAD'], url, handler })

  get('/remotes/*', async (request, reply) => {
    if (await dev?.forward(request, reply)) return reply
    return sendFile(reply, `remotes/${rest(request)}`)
  })

  get('/frames/*', async (request, reply) => {
    if (await dev?.forward(request, reply)) return reply
    const file = `frames/${rest(request)}`
    for (const { name, active, versions } of forBrowser(request, await readRegistry()).remotes) {
      const all = `remotes/${name}/${active}/${file}`
      if (versions.some(({ version }) => version === active) && (await storage.has(all))) return sendFile(reply, all)
    }
    return missing(reply)
  })

  // The same choice of versions as in the page.
  get('/remotes.json', async (request, reply) => {
    const template = await storage.template('index')
    reply.headers({ ...COMMON_HEADERS, 'Cache-Control': 'no-cache, private', Vary: 'Cookie' })
    // An open page compares it with its own.
    if (template) reply.header('Shell-Build', buildOf(template))
    return forBrowser(request, await readRegistry())
  })

  get('/*', async (request, reply) => {
    // An address that starts with two slashes is a path of ours all the same.
    const { pathname } = new URL(`http://site${request.url}`)
    if (pathname.startsWith('/api/')) return missing(reply)
    if (await dev?.forward(request, reply)) return reply
    if (/\.\w+$/.test(pathname)) {
      return pathname.endsWith('.html') ? missing(reply) : sendFile(reply, `shell${pathname}`)
    }
    if (!request.headers.accept?.includes('text/html')) return missing(reply)
    const simulated = options.simulator === true && SIMULATOR.test(pathname)
    const name = simulated ? 'simulator' : 'index'
    const template = (await dev?.template(name)) ?? (await storage.template(name))
    if (!template) return reply.code(503).header('Cache-Control', 'no-store').type('text/plain').send(messages.notBuilt)
    const registry = await readRegistry()
    const kits = options.dev?.includes('shell') ? {} : ((await storage.kits()) ?? {})
    keepBucket(request, reply, registry)
    const nonce = randomBytes(18).toString('base64')
    pageHeaders(reply, nonce, options.connect ?? [])
    // The simulator preloads nothing: what it loads is what its one screen asked for.
    const session = !simulated && SESSION_COOKIE.test(request.headers.cookie ?? '')
    const chosen = forBrowser(request, registry)
    const page = renderPage({ template, registry: chosen, kits, path: pathname, nonce, session })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** The part of the address behind the route's star. */
function rest(request: FastifyRequest): string {
  const { params } = request
  return params && typeof params === 'object' && '*' in params ? String(params['*']) : ''
}

const forBrowser = (request: FastifyRequest, registry: Registry) =>
  registryForPage(registry, bucketFrom(request.headers.cookie) ?? 100)

/** A browser gets its share at the first page while a canary runs; from the next page on it is chosen by it. */
function keepBucket(request: FastifyRequest, reply: FastifyReply, registry: Registry): void {
  if (bucketFrom(request.headers.cookie) !== null || registry.remotes.every(remote => !remote.canary)) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const value = `${BUCKET_COOKIE}=${randomInt(100)}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`
  reply.header('Set-Cookie', value)
}
