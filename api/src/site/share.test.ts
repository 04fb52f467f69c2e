import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { hashToBucket, keepPersonsBucket } from './share.ts'

const server = () => {
  const app = Fastify()
  app.decorateRequest('caller')
  app.addHook('onRequest', async request => {
    const { uid } = request.headers
    if (typeof uid === 'string') request.caller = { uid, role: null } as typeof request.caller
  })
  keepPersonsBucket(app)
  app.get('/api/account/me', async () => ({}))
  app.get('/api/other', async () => ({}))
  return app
}

describe('@F02 the share of a canary', () => {
  it('is the same for a person on every device, and spread over people', () => {
    const people = Array.from({ length: 2000 }, (_, i) => hashToBucket(`uid-${i}`))
    expect(hashToBucket('uid-7')).toBe(people[7])
    expect(people.every(bucket => Number.isInteger(bucket) && bucket >= 0 && bucket < 100)).toBe(true)
    const tenth = people.filter(bucket => bucket < 10).length
    expect(tenth).toBeGreaterThan(140)
    expect(tenth).toBeLessThan(260)
  })

  it('is that of who signs in first in a browser without one, and stays with the browser from then on', async () => {
    const app = server()
    const me = (headers: Record<string, string>) => app.inject({ url: '/api/account/me', headers })
    const bucket = hashToBucket('lea')
    expect((await me({ uid: 'lea' })).headers['set-cookie']).toContain(`ariane_bucket=${bucket};`)
    const other = `ariane_bucket=${(bucket + 1) % 100}`
    expect((await me({ uid: 'lea', cookie: other })).headers['set-cookie']).toBeUndefined()
    expect((await me({ uid: 'lea', cookie: `ariane_bucket=${bucket}` })).headers['set-cookie']).toBeUndefined()
    expect((await me({})).headers['set-cookie']).toBeUndefined()
    const elsewhere = await app.inject({ url: '/api/other', headers: { uid: 'lea' } })
    expect(elsewhere.headers['set-cookie']).toBeUndefined()
    await app.close()
  })
})
