import type { BrowserContextOptions } from '@playwright/test'
import { test as base, freshName } from '../test.ts'

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signed in from the start, as one person for each worker: hundreds of cells need no account of their own. */
export const test = base.extend<object, { session: Session }>({
  session: [
    async ({ playwright }, use, info) => {
      const origin = String(info.project.use.baseURL)
      const api = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
      const name = freshName()
      const person = { name, email: `${name}@ariane.example`, password: 'secret-1' }
      await api.post('/api/auth/sign-up/email', { data: person })
      const opened = await api.post('/api/account/open', {
        data: { accountType: 'username', username: name, role: 'ROLE_STUDENT', grade: '4ème' },
      })
      if (!opened.ok()) throw new Error(`open: ${opened.status()} ${await opened.text()}`)
      const state = await api.storageState()
      await api.dispose()
      await use(state)
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
})
