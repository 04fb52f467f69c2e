import { OFFLINE_PLAN_PATH } from '@ariane/shared/contracts/offline'
import { WORKER_PATH } from '@ariane/shared/contracts/offline-paths'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { COMMON_HEADERS } from '../headers.ts'
import { sendKnown } from '../send-known.ts'
import type { SiteStorage } from '../storage.ts'
import { offlinePlan } from './plan.ts'
import { REMOVING_WORKER } from './removing-worker.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Ports {
  storage: Pick<SiteStorage, 'worker' | 'shellFiles'>
  /** The versions of one person with all their files; null while nothing is published. */
  chosen: (request: FastifyRequest) => Promise<Registry | null>
  mayKeep: (request: FastifyRequest) => boolean
  /** Whether accounts are Firebase's. */
  hosted: boolean
  missing: (reply: FastifyReply) => unknown
}

/** What a device asks for whose owner has it keep the product. */
export function offlineAnswers(
  get: (url: string, handler: Handler) => unknown,
  { storage, chosen, mayKeep, hosted, missing }: Ports,
): void {
  const forOne = (reply: FastifyReply) =>
    reply.headers({ ...COMMON_HEADERS, 'Cache-Control': 'no-cache, private', Vary: 'Cookie' })

  get(OFFLINE_PLAN_PATH, async (request, reply) => {
    const [registry, shell] = [await chosen(request), await storage.shellFiles()]
    if (!registry || !shell || !mayKeep(request)) return missing(reply)
    const plan = offlinePlan(shell, registry, hosted)
    const type = 'application/json; charset=utf-8'
    return sendKnown(request, forOne(reply), { text: JSON.stringify(plan), type, state: plan.id })
  })

  get(WORKER_PATH, async (request, reply) => {
    const text = (mayKeep(request) && (await storage.worker())) || REMOVING_WORKER
    return sendKnown(request, forOne(reply), { text, type: 'text/javascript; charset=utf-8', state: text })
  })
}
