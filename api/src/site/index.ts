import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Conformity } from '@ariane/shared/catalogue'
import { KEEP_HEADER } from '@ariane/shared/contracts/offline'
import type { Registry } from '@ariane/shared/contracts/registry'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FirebaseConfig } from '../platform/config-firebase.ts'
import type { Mirror } from './bucket/mirror.ts'
import { developmentSite } from './dev.ts'
import { pageWithoutShell, registerBuildErrors, withBuildErrors } from './dev-errors.ts'
import { withDevServers } from './dev-servers.ts'
import { framePlaces } from './frames.ts'
import { COMMON_HEADERS, fileHeaders, pageHeaders, policyHeaders } from './headers.ts'
import { firebaseAddresses, toHosting } from './hosting.ts'
import { type Installation, installationAt } from './installation.ts'
import { readLicences } from './licences.ts'
import { messages } from './messages.ts'
import { offlineAnswers } from './offline/answers.ts'
import { chooseVersions } from './offline/plan.ts'
import { withBanner } from './override/markup.ts'
import { registerOverrides } from './override/overrides.ts'
import type { OverrideKey } from './override/token.ts'
import { ownOrigin } from './own-origin.ts'
import { buildId, type PageParts, renderPage } from './page.ts'
import { bucketFrom, type IsHalted, registryForPage, withoutHalted } from './page-registry.ts'
import { listOrigins, withPins } from './pinned.ts'
import { type RegistrySource, registrySource } from './registry-source.ts'
import { sendKnown } from './send-known.ts'
import { keepPersonsBucket, takeBucket } from './share.ts'
import { isSimulated, pinsIn, withVersions } from './simulated.ts'
import { mirroredStorage, siteStorage } from './storage.ts'

export type SiteOptions = {
  /** Folder that `scripts/site.ts` publishes into. */
  siteDir: string
  /** The origin people type, when a proxy stands in front. */
  publicUrl?: string | undefined
  /** Keeps the folder like a bucket; absent, it is published into the folder. */
  mirror?: Mirror | undefined
  /** Names of the packages to take from their development servers; empty in production. */
  dev?: string[]
  /** By how much the ports of their development servers are shifted. */
  devOffset?: number
  /** A deployed installation that the other remotes are taken from; in development alone. */
  devWith?: string | undefined
  /** False: no device keeps the product any more, and what was kept is taken off at the next visit. */
  offline?: boolean
  /** Serve the host simulator below /simulateur; absent, that address is one of the product like any other. */
  simulator?: boolean
  /** What is published; absent, what the folder says, whoever wrote it, and nothing outlives the process. */
  registry?: RegistrySource | undefined
  /** Who may make links that replace remotes in one browser; absent, as always in production, there are none. */
  override?: OverrideKey | undefined
  /** Whether a canary was found to be worse than what everybody has; absent, nobody looks. */
  isHalted?: IsHalted | undefined
  /** How far the installation follows the RGAA; absent: nothing is claimed. */
  conformity?: Conformity | undefined
  /** Accounts with Firebase: the page is told how to reach it. */
  firebase?: FirebaseConfig | undefined
  /** Whether one signs in through the school's directory. */
  directory?: boolean
}

/** Only a hint of what to fetch early: the session itself is checked by the API. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?ariane\.session_token=/

/** The bucket of a browser that has none: in no share. */
const OUTSIDE = 100

const EMPTY: Registry = { schema: 1, issued: '1970-01-01T00:00:00Z', remotes: [], signature: null }

/**
 * Serves shell, remotes, frames and registry from the API's own origin. Everything else that asks for HTML gets the
 * shell's page; unknown scripts, data and API addresses get an honest 404 from the platform.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const siteDir = path.resolve(options.siteDir)
  const { mirror, registry: source = registrySource({ file: path.join(siteDir, 'remotes.json') }) } = options
  const local = siteStorage(siteDir)
  const storage = mirror ? mirroredStorage(local, mirror) : local
  const dev = options.dev?.length ? developmentSite(app, options.dev, options.devOffset) : null
  if (dev) registerBuildErrors(app, options.dev ?? [])
  const deployed = dev && options.devWith ? installationAt(options.devWith) : null
  const readRegistry = async () => {
    const registry = deployed ? await deployed.registry() : (await source.read()).registry
    const names = options.dev ?? []
    if (!registry && names.length === 0) return null
    return withoutHalted(withDevServers(registry ?? EMPTY, names), options.isHalted)
  }
  const overrides =
    options.override && registerOverrides(app, options.override, async () => (await readRegistry()) ?? EMPTY)
  const pinsFor = (request: FastifyRequest) => ({
    ...overrides?.of(request)?.remotes,
    ...(options.simulator && pinsIn(request.url)),
  })
  const forBrowser = (request: FastifyRequest, registry: Registry, bucket?: number) =>
    forShare(request, withPins(registry, pinsFor(request)), bucket)
  keepPersonsBucket(app)
  await app.register(fastifyStatic, { root: siteDir, serve: false, preCompressed: true, cacheControl: false })

  const { conformity } = options
  const hosting = options.firebase && toHosting(options.firebase)
  const connect = options.firebase ? firebaseAddresses(options.firebase) : []

  const missing = (reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store')
    reply.callNotFound()
    return reply
  }
  const notYet = (reply: FastifyReply, sentence: string) =>
    reply.code(503).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
  const sendFile = async (reply: FastifyReply, file: string) => {
    if (!(await storage.has(file))) return missing(reply)
    fileHeaders(reply, file, ownOrigin(reply.request, options.publicUrl))
    return reply.sendFile(file)
  }

  const sendDeployed = async (reply: FastifyReply, from: Installation, place: string) => {
    const found = await from.file(place)
    if (!found) return missing(reply)
    fileHeaders(reply, place, ownOrigin(reply.request, options.publicUrl))
    return reply.type(found.type).send(found.bytes)
  }

  const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    app.route({ method: ['GET', 'HEAD'], url, handler })

  get('/remotes/*', async (request, reply) => {
    if (await dev?.forward(request, reply)) return reply
    if (deployed) return sendDeployed(reply, deployed, `remotes/${rest(request)}`)
    return sendFile(reply, `remotes/${rest(request)}`)
  })

  get('/frames/*', async (request, reply) => {
    if (await dev?.forward(request, reply)) return reply
    if (deployed) return sendDeployed(reply, deployed, `frames/${rest(request)}`)
    const registry = await readRegistry()
    if (!registry) return notYet(reply, messages.noRegistry)
    const chosen = [forBrowser(request, registry), forShare(request, registry)]
    for (const place of framePlaces(rest(request), chosen, registry))
      if (await storage.has(place)) return sendFile(reply, place)
    return missing(reply)
  })

  // The same choice of versions as in the page.
  get('/remotes.json', async (request, reply) => {
    const template = await storage.template('index')
    const registry = await readRegistry()
    if (!registry) return notYet(reply, messages.noRegistry)
    reply.headers({ ...COMMON_HEADERS, 'Cache-Control': 'no-cache, private', Vary: 'Cookie' })
    // An open page compares it with its own.
    const build = template ? buildId(template) : ''
    if (template) reply.header('Shell-Build', build)
    const text = JSON.stringify(forBrowser(request, registry))
    return sendKnown(request, reply, { text, type: 'application/json; charset=utf-8', state: build + text })
  })

  /** Somebody who sees other versions than he will tomorrow keeps none of them. */
  const mayKeep = (request: FastifyRequest) => options.offline !== false && !dev && !overrides?.of(request)

  const chosen = async (request: FastifyRequest) => {
    const registry = await readRegistry()
    return registry && chooseVersions(registry, forShare(request, registry))
  }
  offlineAnswers(get, { storage, chosen, mayKeep, hosted: options.firebase !== undefined, missing })

  get('/licences.txt', async (_request, reply) => {
    const registry = await readRegistry()
    if (!registry) return notYet(reply, messages.noRegistry)
    const text = await readLicences(siteDir, storage, registry)
    if (text === null) return missing(reply)
    return reply
      .headers({ ...COMMON_HEADERS, 'Cache-Control': 'no-cache' })
      .type('text/plain; charset=utf-8')
      .send(text)
  })

  get('/*', async (request, reply) => {
    // An address that starts with two slashes is a path of ours all the same.
    const { pathname } = new URL(`http://site${request.url}`)
    if (pathname.startsWith('/api/')) return missing(reply)
    if (await dev?.forward(request, reply)) return reply
    if (/\.\w+$/.test(pathname)) {
      return pathname.endsWith('.html') ? missing(reply) : sendFile(reply, `shell${pathname}`)
    }
    if (!acceptsPage(request.headers.accept)) return missing(reply)
    const simulated = options.simulator === true && isSimulated(pathname)
    const name = simulated ? 'simulator' : 'index'
    const template = (await dev?.template(name)) ?? (await storage.template(name))
    const nonce = randomBytes(18).toString('base64')
    if (!template && dev) {
      const page = pageWithoutShell(messages.shellNotYet, nonce)
      return reply.code(503).headers(policyHeaders({ nonce })).type('text/html; charset=utf-8').send(page)
    }
    if (!template) return notYet(reply, messages.notBuilt)
    const registry = await readRegistry()
    if (!registry) return notYet(reply, messages.noRegistry)
    const kits = options.dev?.includes('shell') ? {} : ((await storage.kits()) ?? {})
    const bucket = takeBucket(request, reply, registry)
    const policy = { nonce, connect, remotes: listOrigins(pinsFor(request)) }
    pageHeaders(reply)
    // The simulator preloads nothing: what it loads is what its one screen asked for.
    const carried = SESSION_COOKIE.test(request.headers.cookie ?? '') ? 'likely' : 'none'
    const session = simulated ? undefined : carried
    const chosen = forBrowser(request, registry, bucket)
    const isKept = !simulated && mayKeep(request)
    if (isKept) reply.header(KEEP_HEADER, 'yes')
    const parts: PageParts = {
      template,
      registry: chosen,
      kits,
      path: pathname,
      nonce,
      session,
      isSimulated: simulated,
      conformity,
      hosting,
      directory: options.directory,
      mayKeep: isKept,
    }
    const page = renderPage(parts)
    const override = overrides?.of(request)
    const whole = simulated ? withVersions(page, registry, request.url, nonce) : page
    const shown = dev ? withBuildErrors(whole, nonce) : whole
    const text = override ? withBanner(shown, override, nonce) : shown
    const headers = policyHeaders(policy)
    const state = (JSON.stringify(headers) + text).replaceAll(nonce, '')
    return sendKnown(request, reply, { text, type: 'text/html; charset=utf-8', state, headers })
  })
}

/** Who asks for nothing in particular gets the page, as by a link checker or `curl`; who asks for JSON alone gets none. */
const acceptsPage = (accept = '*/*') => /text\/(?:html|\*)|\*\/\*/.test(accept)

/** The part of the address behind the route's star. */
function rest(request: FastifyRequest): string {
  const { params } = request
  return params && typeof params === 'object' && '*' in params ? String(params['*']) : ''
}

const forShare = (
  request: FastifyRequest,
  registry: Registry,
  bucket = bucketFrom(request.headers.cookie) ?? OUTSIDE,
) => registryForPage(registry, bucket)
