import type { Page } from '@playwright/test'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

/** A page of the shell, a screen of each remote, one screen alone, and a frame. */
const PAGES = [
  '/',
  '/revisions',
  '/scolaire',
  '/objectives',
  '/chat',
  '/profile',
  '/settings',
  '/settings/aide',
  '/path/1',
]
const ALONE = ['/simulateur/chat', '/frames/activity.html']

const VIOLATION = /Content Security Policy/

/** An inline script, a handler in an attribute, text as code, an address elsewhere: what each of them did. */
const attacks = (page: Page) =>
  page.evaluate(async () => {
    const world = globalThis as unknown as { ran: string[] }
    world.ran = []
    const inline = document.createElement('script')
    inline.textContent = "globalThis.ran.push('inline')"
    document.head.append(inline)
    const button = document.createElement('button')
    button.setAttribute('onclick', "globalThis.ran.push('attribute')")
    document.body.append(button)
    button.click()
    const elsewhere = document.createElement('script')
    elsewhere.src = 'https://ailleurs.example/mauvais.js'
    document.head.append(elsewhere)
    // Outside of this call: what the browser's tools run is exempt from the policy.
    await new Promise<void>(resolve => {
      setTimeout(() => {
        try {
          Reflect.construct(Function, ["globalThis.ran.push('text')"])()
        } catch {}
        resolve()
      })
    })
    button.remove()
    return world.ran
  })

test.describe('The policy of every page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('lets no script run that is not ours: no inline, no evaluated text, no other address @S12', {
    tag: [ONE_WIDTH, SMOKE],
  }, async ({ page, signIn }) => {
    await signIn()
    for (const address of [...PAGES, ...ALONE]) {
      const answer = await page.goto(address)
      const policy = (await answer?.headerValue('content-security-policy')) ?? ''
      const sources = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
      expect(sources.length, address).toBeGreaterThan(0)
      // WebKit has a page without origin need our address in place of 'self'.
      const named = address.startsWith('/frames/') ? [new URL(page.url()).origin] : []
      for (const source of sources.filter(one => !named.includes(one)))
        expect(source, address).toMatch(/^'self'$|^'nonce-[\w+/=]{24,}'$/)
      expect(policy, address).toContain("object-src 'none'")
      expect(policy, address).toMatch(/base-uri '(self|none)'/)
    }
  })
})

test.describe('What is smuggled into a page', () => {
  test.use({ expectedErrors: [/Content Security Policy|ailleurs\.example/] })

  test('does not run on the shell or beside a remote, and is told @S12', { tag: ONE_WIDTH }, async ({
    page,
    signIn,
  }) => {
    const violations: string[] = []
    page.on('console', message => {
      if (VIOLATION.test(message.text())) violations.push(message.text())
    })
    await signIn()
    for (const address of ['/settings/aide', '/chat']) {
      violations.length = 0
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await attacks(page), address).toEqual([])
      await expect.poll(() => violations.length, address).toBe(3)
    }
  })
})

test.describe('A journey that meets a violation', () => {
  // The proof that every other journey runs under the policy: this one does nothing else wrong.
  test.fail('fails by itself, whatever it looked at @S12', { tag: ONE_WIDTH }, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const inline = document.createElement('script')
      inline.textContent = 'globalThis.smuggled = true'
      document.head.append(inline)
    })
  })

  test('does not fail without one @S12', { tag: ONE_WIDTH }, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.head.append(document.createElement('meta')))
  })
})
