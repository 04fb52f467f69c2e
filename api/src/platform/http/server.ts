import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { messages } from '../messages.ts'
import { StartProblem } from '../start-problem.ts'
import { registerFailures, sendFailure } from './failures.ts'
import { registerJson } from './json.ts'
import { registerRequestLog } from './requests.ts'
import { registerUntrustedProxy } from './untrusted-proxy.ts'

type ServerConfig = Pick<Config, 'tls' | 'trustedProxies'>

/** A photo of a notebook over a slow line takes minutes; a request that never ends is dropped. */
const REQUEST_MS = 300_000

/** An empty server with our rules for bodies, failures and logs. Throws StartProblem `certificate` or `configuration`. */
export function createServer(config: ServerConfig, log: Log, registry: Registry): FastifyInstance {
  const https = config.tls && certificate(config.tls)
  const app = bare({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be decoded: the default answer repeats it.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    ...(https && { https }),
  })
  registerJson(app)
  registerFailures(app, registry)
  registerRequestLog(app, registry)
  registerUntrustedProxy(app)
  return app
}

function bare(options: FastifyServerOptions): FastifyInstance {
  try {
    return Fastify(options) as unknown as FastifyInstance
  } catch (error) {
    // The one option that comes from the operator and is read here.
    if (!(error instanceof TypeError)) throw error
    throw new StartProblem({ kind: 'configuration', detail: messages.setting('TRUSTED_PROXIES') }, { cause: error })
  }
}

function certificate(tls: { cert: string; key: string }) {
  try {
    const pair = { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }
    createSecureContext(pair)
    return pair
  } catch (error) {
    throw new StartProblem(
      { kind: 'certificate', detail: (error as NodeJS.ErrnoException).code ?? '?' },
      { cause: error },
    )
  }
}
