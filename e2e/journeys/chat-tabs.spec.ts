import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { askByCall, test, thread } from '../support/chat.ts'
import { callApi } from '../support/learning.ts'
import { EMBEDDED } from '../support/plays.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect } from '../support/test.ts'

const QUESTION = { subject: 'Histoire', description: 'Les dates de la Révolution.' }
const TABS = 8

/** The live lines of a browser that are open now. */
function watchStreams(context: BrowserContext): Set<Request> {
  const open = new Set<Request>()
  const isLine = (request: Request) => request.url().endsWith('/api/chat/stream')
  context.on('request', request => isLine(request) && open.add(request))
  context.on('requestfinished', request => open.delete(request))
  context.on('requestfailed', request => open.delete(request))
  return open
}

async function openTabs(page: Page, count: number): Promise<Page[]> {
  const tabs = [page]
  while (tabs.length < count) tabs.push(await page.context().newPage())
  for (const tab of tabs) {
    await tab.goto('/chat')
    await expect(tab.getByText('Ouvert', { exact: true })).toBeVisible()
  }
  return tabs
}

const saidBy = (who: Page, userId: string, content: string) =>
  callApi(who, '/api/chat/send', { userId, id: randomUUID(), type: 'text', content })

const heardIn = (tabs: readonly Page[], words: string) =>
  Promise.all(tabs.map(tab => expect(thread(tab).getByText(words)).toBeVisible()))

test('eight open tabs share one live line, and another tab takes it over when its own is closed @C05', {
  tag: [ONE_WIDTH, EMBEDDED],
}, async ({ page, pair: { pupil, his } }) => {
  test.slow()
  await askByCall(page, pupil, QUESTION)
  const lines = watchStreams(page.context())
  const tabs = await openTabs(page, TABS)
  await expect.poll(() => lines.size).toBe(1)
  await saidBy(his, pupil.uid, 'Bonjour à tous les onglets')
  await heardIn(tabs, 'Bonjour à tous les onglets')

  const holder = [...lines][0]?.frame().page()
  await holder?.close()
  const left = tabs.filter(tab => tab !== holder)
  expect(left).toHaveLength(TABS - 1)
  await expect.poll(() => lines.size).toBe(1)
  await saidBy(his, pupil.uid, 'Toujours là')
  await heardIn(left, 'Toujours là')
  for (const tab of left) await expect(thread(tab).getByText('Bonjour à tous les onglets')).toHaveCount(1)
})

test('where tabs cannot agree on one, each has a line of its own @C05', { tag: [ONE_WIDTH, EMBEDDED] }, async ({
  page,
  pair: { pupil, his },
}) => {
  test.slow()
  // As on a page without https.
  await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await askByCall(page, pupil, QUESTION)
  const lines = watchStreams(page.context())
  const tabs = await openTabs(page, 2)
  await expect.poll(() => lines.size).toBe(2)
  await saidBy(his, pupil.uid, 'Bonjour à tous les onglets')
  await heardIn(tabs, 'Bonjour à tous les onglets')
})

test('a tab that is looked at takes the line from one that sleeps @C05', { tag: [ONE_WIDTH, EMBEDDED] }, async ({
  page,
  pair: { pupil, his },
}) => {
  test.slow()
  await askByCall(page, pupil, QUESTION)
  const asleep = await page.context().newPage()
  await asleep.goto('/robots.txt')
  await asleep.evaluate(name => {
    void navigator.locks.request(name, () => new Promise(() => {}))
  }, `ariane-chat-${pupil.uid}`)
  const lines = watchStreams(page.context())
  await page.clock.install()
  await openTabs(page, 1)
  expect(lines.size).toBe(0)
  await page.clock.fastForward(60_000)
  await expect.poll(() => lines.size).toBe(1)
  await saidBy(his, pupil.uid, 'Réveillé')
  await heardIn([page], 'Réveillé')
})
