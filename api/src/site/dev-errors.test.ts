import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { buildErrorsFile } from '@ariane/shared/contracts/build-errors'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerBuildErrors, withBuildErrors } from './dev-errors.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ariane-dev-'))
})
/** As the builder of a package leaves it (shared/src/federation/build-errors.ts). */
function writeErrors(name: string, errors: readonly string[]): void {
  const file = path.join(root, buildErrorsFile(name))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(errors))
}
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('@W05 a page in development is answered what cannot be built, until it can', async () => {
  const app = Fastify()
  registerBuildErrors(app, ['shell', 'mf-chat', 'mf-planner'], root)
  const ask = async () => (await app.inject('/hot/erreurs.json')).json()
  expect(await ask()).toEqual([])
  writeErrors('mf-chat', ['./src/screen.tsx\nUnexpected token'])
  writeErrors('shell', [])
  expect(await ask()).toEqual([{ title: 'mf-chat ne se construit pas :', text: './src/screen.tsx\nUnexpected token' }])
  writeErrors('mf-chat', [])
  expect(await ask()).toEqual([])
})

it('@W05 what cannot be built is shown at the foot of a page, and in place of what it says of a remote that does not come', async () => {
  const [, script = ''] = /<script nonce="n">(.*)<\/script>/s.exec(withBuildErrors('<body></body>', 'n')) ?? []
  const panel = {
    style: {
      cssText: '',
      maxHeight: '',
      // As a browser gives it back.
      set top(given: string) {
        this.written = given === '0' ? '0px' : given
      },
      get top() {
        return this.written
      },
      written: '',
    },
    textContent: '',
    setAttribute: () => {},
    remove: () => {},
  }
  const page = { alert: null as object | null, shown: [] as object[] }
  const document = {
    createElement: () => panel,
    querySelector: () => page.alert,
    body: { append: (one: object) => page.shown.push(one) },
  }
  const fetch = async () => Response.json([{ title: 'mf-chat ne se construit pas :', text: 'Unexpected token' }])
  const look = async () => {
    await new Promise<void>(resolve => {
      runInNewContext(script, { document, fetch, setTimeout: resolve })
    })
  }
  await look()
  expect(page.shown).toEqual([panel])
  expect([panel.textContent, panel.style.top]).toEqual(['mf-chat ne se construit pas :\n\nUnexpected token', 'auto'])
  page.alert = {}
  await look()
  expect([panel.style.top, panel.style.maxHeight]).toEqual(['0px', 'none'])
})

it('is asked by a script that the policy of the page allows', () => {
  const page = withBuildErrors('<html><body><div id="root"></div></body></html>', 'n0nce')
  expect(page).toContain('<script nonce="n0nce">')
  expect(page.indexOf('/hot/erreurs.json')).toBeGreaterThan(page.indexOf('id="root"'))
})
