import { randomBytes } from 'node:crypto'
import { OVERRIDE_PARAMETER, OVERRIDE_PATH, type Override } from '@ariane/shared/contracts/override'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, policyHeaders } from '../headers.ts'
import { unknownPins } from '../pinned.ts'
import { RESET_PATH, refusalPage } from './markup.ts'
import { messages } from './messages.ts'
import { type OverrideKey, overrideReader } from './token.ts'

const COOKIE = 'ariane_remplacement'
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`)

export interface Overrides {
  /** What the request's browser replaces; null for most. */
  of(request: FastifyRequest): Override | null
}

/**
 * Links that replace remotes in one browser. A cookie carries what the link said: where it cannot be kept nobody can be
 * signed in either. Never called in production: its configuration has no key.
 */
export function registerOverrides(
  app: FastifyInstance,
  key: OverrideKey,
  registry: () => Promise<Registry>,
  now: () => Date = () => new Date(),
): Overrides {
  const read = overrideReader(key)

  const keep = (request: FastifyRequest, reply: FastifyReply, token: string, seconds: number) => {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const value = `${COOKIE}=${token}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`
    reply.header('Set-Cookie', value).header('Cache-Control', 'no-store')
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, sentence: string) => {
    const nonce = randomBytes(18).toString('base64')
    pageHeaders(reply)
    reply.headers(policyHeaders({ nonce }))
    keep(request, reply, '', 0)
    return reply.code(400).type('text/html; charset=utf-8').send(refusalPage(sentence, nonce))
  }

  app.get(OVERRIDE_PATH, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://site')
    const token = searchParams.get(OVERRIDE_PARAMETER) ?? ''
    const result = read(token, now())
    if ('refused' in result) return refuse(request, reply, messages.ended(result.refused))
    const { remotes, until } = result.override
    const unknown = unknownPins(await registry(), remotes)
    if (unknown.length > 0) return refuse(request, reply, messages.unknown(unknown))
    keep(request, reply, token, Math.ceil((Date.parse(until) - now().getTime()) / 1000))
    return reply.redirect('/', 303)
  })

  app.get(RESET_PATH, async (request, reply) => {
    keep(request, reply, '', 0)
    return reply.redirect('/', 303)
  })

  return {
    of(request) {
      const token = KEPT.exec(request.headers.cookie ?? '')?.[1]
      const result = token ? read(token, now()) : null
      return result && 'override' in result ? result.override : null
    },
  }
}
