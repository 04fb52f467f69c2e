import { partBlock } from '@ariane/shared/contracts/page-parts'
import { beforeEach, describe, expect, it } from 'vitest'
import { HASH, html, inlined, PAGE, remote, serveTestSite } from './testing/test-site.ts'

const site = serveTestSite()

describe('the page', () => {
  it('answers any address of the product, and is never kept by a shared cache', async () => {
    for (const url of ['/', '/chat/salle/4', '/inconnu']) {
      const answer = await site.inject({ url, headers: html })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache, private')
      expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
    }
  })

  it.each([undefined, '*/*', 'text/*', 'text/html;q=0.9'])('is what « / » gives whoever accepts %s', async accept => {
    const { statusCode, headers } = await site.inject({ url: '/', headers: accept ? { accept } : {} })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is nothing that who asks for JSON gets', async () => {
    expect((await site.inject({ url: '/', headers: { accept: 'application/json' } })).statusCode).toBe(404)
  })

  it('answers a question for its headers alone', async () => {
    const answer = await site.inject({ method: 'HEAD', url: '/chat', headers: html })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it('has a new nonce each time, on the policy, the inline scripts and the meta element', async () => {
    const [one, two] = [await site.inject({ url: '/', headers: html }), await site.inject({ url: '/', headers: html })]
    const readNonce = (body: string) => /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? 'none'
    expect(readNonce(one.body)).not.toBe(readNonce(two.body))
    expect(one.headers['content-security-policy']).toContain(`'nonce-${readNonce(one.body)}'`)
    expect(one.body).toContain(`<script nonce="${readNonce(one.body)}">1</script>`)
  })

  it('preloads the first files of the remote behind the address, with their digests', async () => {
    const signedIn = { ...html, cookie: 'ariane.session_token=abc' }
    expect((await site.inject({ url: '/chat/4', headers: html })).body).not.toContain('rel="preload"')
    const { body } = await site.inject({ url: '/chat/4', headers: signedIn })
    const links = body.match(/<link rel="preload"[^>]*>/g) ?? []
    expect(links).toHaveLength(7)
    expect(links.join()).not.toContain('mf-manifest')
    expect(links.join()).toContain(`as="script" crossorigin="anonymous" href="/remotes/mf-chat/v2/js/first.js"`)
    expect(links.filter(link => link.includes(`integrity="${HASH}"`))).toHaveLength(4)
    expect(links.join()).toContain('href="/static/js/overlay.js"')
    expect(body).not.toContain('href="/remotes/mf-learning')
  })

  it('asks, for who has a session, for the account and the second half of the shell, after the scripts of the page', async () => {
    const { body } = await site.inject({ url: '/', headers: { ...html, cookie: 'ariane.session_token=abc' } })
    for (const early of ['/api/auth/get-session', '/api/account/me', '/static/js/signed-in.js'])
      expect(body.indexOf(`href="${early}"`)).toBeGreaterThan(body.indexOf('</script>'))
    expect(body).toContain('<meta name="session" content="likely">')
    const signedOut = (await site.inject({ url: '/', headers: html })).body
    expect(signedOut).not.toContain('/api/account/me')
    expect(signedOut).toContain('<meta name="session" content="none">')
  })

  it('inlines only the chosen and the last good version, without the digests of later chunks', async () => {
    const { body } = await site.inject({ url: '/', headers: html })
    const [chat] = inlined(body).remotes
    expect(chat?.versions.map(({ version }) => version)).toEqual(['v2', 'v1'])
    expect(Object.keys(chat?.versions[0]?.files ?? {})).not.toContain('js/later.js')
  })

  it('cannot be left by a sentence in the registry', async () => {
    await site.publish([
      remote('mf-chat', ['/chat'], { disabled: { reason: '</script><b>', since: '2026-01-01T00:00:00Z' } }),
    ])
    const { body } = await site.inject({ url: '/', headers: html })
    expect(body).not.toContain('</script><b>')
    expect(inlined(body).remotes[0]?.disabled?.reason).toBe('</script><b>')
  })

  describe('@W06 with the drawn welcome page', () => {
    const drawn = PAGE.replace(
      '<body>',
      `<body>${partBlock('welcome', '<h1>Bienvenue</h1>')}${partBlock('frame', '<i>Cadre</i>')}`,
    )
    const session = { cookie: 'ariane.session_token=a' }
    const page = async (url: string, headers = {}) =>
      (await site.inject({ url, headers: { ...html, ...headers } })).body
    const shows = async (url: string, headers = {}) => (await page(url, headers)).includes('Bienvenue')
    beforeEach(() => site.put('shell/index.html', drawn))

    it.each(['/', '/path/12?x=1'])('shows it to somebody without a session at %s', async url => {
      expect(await shows(url)).toBe(true)
    })
    it('has its scripts wait, and those of no other page', async () => {
      const waiting = '<meta name="scripts" content="wait" /><script defer src="/a.js"></script>'
      await site.put('shell/index.html', drawn.replace('<!--site:head-->', `<!--site:head-->${waiting}`))
      expect(await page('/')).toContain('<script type="waits" defer src="/a.js">')
      expect(await page('/', session)).toContain('<script defer src="/a.js">')
    })
    it('has the frame of the screens in its place for somebody with one', async () => {
      expect(await page('/planning', session)).toContain('<i>Cadre</i>')
      expect(await page('/planning')).not.toContain('Cadre')
    })
    it('does not show it to somebody with one, nor where a public page stands', async () => {
      expect([await shows('/', session), await shows('/essai'), await shows('/settings/mentions')]).not.toContain(true)
    })
  })

  it('says what to do while the shell is not built', async () => {
    await site.remove('shell/index.html')
    const answer = await site.inject({ url: '/', headers: html })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm run build')
  })
})

describe('a canary', () => {
  const chatFor = async (bucket: number) => {
    const headers = { ...html, cookie: `autre=1; ariane_bucket=${bucket}` }
    return inlined((await site.inject({ url: '/', headers })).body).remotes[0]
  }
  beforeEach(() => site.publish([remote('mf-chat', ['/chat'], { canary: { version: 'v3', share: 10 } })]))

  it('goes to its share of people, who fall back to what everybody has', async () => {
    expect(await chatFor(9)).toMatchObject({ active: 'v3', lastGood: 'v2', canary: null })
  })
  it('leaves the others where they are', async () => {
    expect(await chatFor(10)).toMatchObject({ active: 'v2', lastGood: 'v1' })
  })
  it('gives a new browser a share to keep', async () => {
    const first = await site.inject({ url: '/', headers: html })
    expect(first.headers['set-cookie']).toMatch(/^ariane_bucket=\d{1,2}; Path=\/; .*HttpOnly/)
    const later = await site.inject({ url: '/', headers: { ...html, cookie: 'ariane_bucket=4' } })
    expect(later.headers['set-cookie']).toBeUndefined()
  })
  it('@W02 stays in the same share from the first page of a browser on', async () => {
    for (let browser = 0; browser < 60; browser++) {
      const first = await site.inject({ url: '/', headers: html })
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
      const given = inlined(first.body).remotes[0]?.active
      expect(given).toBe(Number(cookie.split('=')[1]) < 10 ? 'v3' : 'v2')
      expect(inlined((await site.inject({ url: '/', headers: { ...html, cookie } })).body).remotes[0]?.active).toBe(
        given,
      )
    }
  })
  it('@W02 that watches itself is named to pages of both sides, and given to nobody once it was found to be worse', async () => {
    const canary = { version: 'v3', share: 10, since: '2026-11-21T10:00:00.000Z' }
    await site.publish([remote('mf-chat', ['/chat'], { canary })])
    expect(await chatFor(9)).toMatchObject({ active: 'v3', canary })
    expect(await chatFor(10)).toMatchObject({ active: 'v2', canary })
    site.halt(canary.since)
    expect(await chatFor(9)).toMatchObject({ active: 'v2', canary: null })
  })
})
