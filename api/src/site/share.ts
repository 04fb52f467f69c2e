import { createHash, randomInt } from 'node:crypto'
import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUCKET_COOKIE, bucketFrom } from './page-registry.ts'

/** The share of a person, 0 to 99: the same on every device. */
export const hashToBucket = (uid: string): number => createHash('sha256').update(uid).digest().readUInt32BE() % 100

function keep(request: FastifyRequest, reply: FastifyReply, bucket: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const value = `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`
  reply.header('Set-Cookie', value)
}

/** A browser that nobody signed in to gets its share at the first page while a canary runs. */
export function keepBucket(request: FastifyRequest, reply: FastifyReply, registry: Registry): void {
  if (bucketFrom(request.headers.cookie) !== null || registry.remotes.every(remote => !remote.canary)) return
  keep(request, reply, randomInt(100))
}

/** Whoever signs in has the share of the person, from the next page on. */
export function keepPersonsBucket(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.caller || request.routeOptions.url !== accountsRoutes.myAccount.path) return
    const bucket = hashToBucket(request.caller.uid)
    if (bucketFrom(request.headers.cookie) !== bucket) keep(request, reply, bucket)
  })
}
