import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import { registerFailures } from './failures.ts'
import { registerJson } from './json.ts'
import { registerRequestLog } from './requests.ts'

type ServerConfig = Pick<Config, 'tls' | 'trustedProxies'>

/** A photo of a notebook over a slow line takes minutes; a request that never ends is dropped. */
const REQUEST_MS = 300_000

/** An empty server with our rules for bodies, failures and logs. Throws StartProblem `certificate`. */
export function createServer(config: ServerConfig, log: Log, registry: Registry): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(config.tls && { https: certificate(config.tls) }),
  }) as unknown as FastifyInstance
  registerJson(app)
  registerFailures(app)
  registerRequestLog(app, registry)
  return app
}

function certificate(tls: { cert: string; key: string }) {
  try {
    return { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }
  } catch (error) {
    throw new StartProblem(
      { kind: 'certificate', detail: (error as NodeJS.ErrnoException).code ?? '?' },
      { cause: error },
    )
  }
}
