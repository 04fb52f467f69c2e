import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { metricsServer } from './operations.ts'

const TOKEN = 'a-token-of-sixteen-characters'
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ config: { metrics: { token: TOKEN, port: undefined } } })
})
afterAll(() => api.close())

describe('@X07 operational routes', () => {
  it('say that the process lives and that it takes work', async () => {
    expect((await api.request('GET', '/healthz')).status).toBe(200)
    expect((await api.request('GET', '/readyz')).status).toBe(200)
  })

  it('say that it takes no more work while it drains', async () => {
    api.readiness.draining = true
    const answer = await api.request('GET', '/readyz')
    api.readiness.draining = false
    expect(answer).toMatchObject({ status: 503, body: { status: 'error', code: 'unavailable' } })
    expect(answer.headers.connection).toBe('close')
    expect((await api.request('GET', '/healthz')).status).toBe(200)
  })

  it('say so when the database does not answer', async () => {
    const { ping } = api.readiness
    api.readiness.ping = () => Promise.reject(new Error('gone'))
    expect((await api.request('GET', '/readyz')).status).toBe(503)
    api.readiness.ping = ping
  })

  it('show measurements by route pattern to the holder of the token only', async () => {
    expect((await api.request('GET', '/metrics')).status).toBe(404)
    expect((await api.request('GET', '/metrics', undefined, { authorization: 'Bearer wrong' })).status).toBe(404)
    const { status, body } = await api.request('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` })
    expect(status).toBe(200)
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}')
  })

  it('show measurements on a port of their own', async () => {
    const server = metricsServer(api.metrics)
    expect((await server.inject('/metrics')).statusCode).toBe(200)
    await server.close()
  })

  it('@X01 describe every call in OpenAPI 3.1 with references that resolve', async () => {
    const { body } = await api.request('GET', '/api/openapi.json')
    const document = body as { openapi: string; paths: Record<string, object>; components: { schemas: object } }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/path/{id}']).toHaveProperty('post.operationId', 'readPath')
    expect(document.paths['/api/path/{id}']).toHaveProperty('post.parameters.0.name', 'id')
    expect(document.paths['/api/path/{id}']).not.toHaveProperty('post.parameters.1')
    expect(document.paths['/api/module/{id}/answer']).toHaveProperty('post.parameters.1', {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: expect.stringContaining('counts once'),
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    })
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1] ?? '')
    expect(references.length).toBeGreaterThan(30)
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//)
      expect(document.components.schemas).toHaveProperty([reference.replace('#/components/schemas/', '')])
    }
  })

  it('list the calls on a page that needs no script', async () => {
    const { headers, body } = await api.request('GET', '/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<code>/api/objectives/{id}/tasks</code>')
    expect(body).not.toMatch(/<script|<style|style=|https?:\/\//)
    expect((await api.request('GET', '/api/docs.css')).headers['content-type']).toContain('text/css')
  })

  it('give every answer the id under which it is logged', async () => {
    expect((await api.request('GET', '/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
