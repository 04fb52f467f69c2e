import { describe, expect, it } from 'vitest'
import { html, remote, serveTestSite } from './testing/test-site.ts'

const site = serveTestSite()

describe('files', () => {
  it('keeps hashed files for ever and sends them compressed', async () => {
    const url = '/static/js/index.0a1b2c3d4e.js'
    const answer = await site.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await site.inject({ url, headers: { 'accept-encoding': 'identity' } })).body).toBe('plain')
  })

  it('has the licences of the shell, of each active remote and of its frames in one text', async () => {
    const read = () => site.inject('/licences.txt')
    expect((await read()).statusCode).toBe(404)
    await site.put('shell/licences.txt', 'react 19')
    await site.put('remotes/mf-chat/v2/licences.txt', 'rrule 2')
    await site.put('remotes/mf-chat/v1/licences.txt', 'of an old version')
    await site.put('remotes/mf-learning/v2/frames/activity/licences.txt', 'mermaid 12')
    const { headers, body } = await read()
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(['react 19', 'rrule 2', 'mermaid 12'].every(part => body.includes(part))).toBe(true)
    expect(body).not.toContain('of an old version')
  })

  it('asks again for manifests and the registry', async () => {
    const manifest = await site.inject({ url: '/remotes/mf-chat/v2/mf-manifest.json' })
    expect([manifest.statusCode, manifest.headers['cache-control']]).toEqual([200, 'no-cache'])
    const registry = await site.inject({ url: '/remotes.json' })
    expect([registry.statusCode, registry.headers['cache-control']]).toEqual([200, 'no-cache, private'])
  })

  it('gives a page that asks for the registry the versions chosen for it', async () => {
    await site.publish([remote('mf-chat', ['/chat'], { canary: { version: 'v3', share: 10 } })])
    const answer = await site.inject({ url: '/remotes.json', headers: { cookie: 'ariane_bucket=3' } })
    expect(answer.json().remotes[0]).toMatchObject({ active: 'v3', lastGood: 'v2' })
  })

  it('serves the frames of the active version under a policy without network or origin', async () => {
    for (const url of ['/frames/activity.html', '/remotes/mf-learning/v2/frames/activity.html']) {
      const answer = await site.inject({ url })
      expect(answer.body).toBe('<p>cadre</p>')
      expect(answer.headers['content-security-policy']).toContain('sandbox allow-scripts')
    }
  })

  it.each([
    ['127.0.0.1:4310', "'self' http://127.0.0.1:4310"],
    ['Ariane.College.example', "'self' http://ariane.college.example"],
    ['localhost:3000', "'self' http://localhost:3000"],
    ['[::1]:3000', "'self'"],
    ["ariane.example 'unsafe-inline'", "'self'"],
    ['ariane.example; script-src *', "'self'"],
    ['ariane.example,https:', "'self'"],
    ['*.example', "'self'"],
    ['*', "'self'"],
  ])('@W08 frames load from the host that was asked for when it is one: %s', async (host, scripts) => {
    const { headers } = await site.inject({ url: '/frames/activity.html', headers: { host } })
    expect(String(headers['content-security-policy']).split('; ')).toContain(`script-src ${scripts}`)
  })

  it.each([
    '/nulle-part.js',
    '/donnees.json',
    '/api/rien',
    '/remotes/mf-chat/v2/remoteEntry.0a1b2c3d.js',
    '/frames/autre.html',
    '/index.html',
    '/remotes/..%2f..%2fpackage.json',
    '/remotes/mf-chat/v2',
  ])('answers 404 to %s, and lets nobody keep that answer', async url => {
    const answer = await site.inject({ url, headers: html })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ status: 'error', code: 'not_found' })
  })
})
