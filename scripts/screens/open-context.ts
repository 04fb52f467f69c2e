import type { Browser, BrowserContext } from '../../e2e/support/launch.ts'
import type { Page } from './pages.ts'

const PASSWORD = 'ariane-demo'

/** Somebody of the demonstration in a browser of his own, past the first visit. */
export async function openContext(
  browser: Browser,
  address: string,
  as: Page['as'],
  colorScheme: 'light' | 'dark',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme,
  })
  if (as === 'nobody') return context
  const data = { email: `${as}@ariane.example`, password: PASSWORD }
  const headers = { origin: address }
  const answer = await context.request.post(`${address}/api/auth/sign-in/email`, { headers, data })
  // The first visit is a screen of its own.
  await context.request.post(`${address}/api/account/tour`, { headers, data: {} })
  if (!answer.ok()) throw new Error(`${as}: ${answer.status()} ${await answer.text()}`)
  return context
}
