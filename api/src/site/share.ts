import { createHash, randomInt } from 'node:crypto'
import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUCKET_COOKIE, bucketFrom } from './page-registry.ts'

/** The share of a person, 0 to 99. */
export const hashToBucket = (uid: string): number => createHash('sha256').update(uid).digest().readUInt32BE() % 100

function keep(request: FastifyRequest, reply: FastifyReply, bucket: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const value = `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`
  reply.header('Set-Cookie', value)
}

/**
 * The share of a browser for a page: what it has, or while a canary runs a new one that it keeps from this page on.
 * @returns undefined where it has none
 */
export function takeBucket(request: FastifyRequest, reply: FastifyReply, registry: Registry): number | undefined {
  const known = bucketFrom(request.headers.cookie)
  if (known !== null || registry.remotes.every(remote => !remote.canary)) return known ?? undefined
  const bucket = randomInt(100)
  keep(request, reply, bucket)
  return bucket
}

/**
 * A browser without a share has that of who signs in, which is the same on every new device. It stays whoever signs in
 * there later: a version that comes and goes with accounts could not be compared with anything.
 */
export function keepPersonsBucket(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.caller || request.routeOptions.url !== accountsRoutes.myAccount.path) return
    if (bucketFrom(request.headers.cookie) === null) keep(request, reply, hashToBucket(request.caller.uid))
  })
}
