import type { PathDetail } from '@ariane/shared/contracts/learning'
import { vi } from 'vitest'
import type { Browser } from './browsers/browser.ts'

/** A call that the page makes itself, by the browser itself: its cookies are those of the journey. */
export async function call<T>(browser: Browser, to: string, body: object): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const request = `fetch(${JSON.stringify(to)}, ${JSON.stringify(sent)}).then(answer => answer.text())`
  const { data } = JSON.parse(await browser.evaluate<string>(request))
  return data
}

/** A path of the modules that are wished for, once it is there. */
export async function makePath(
  browser: Browser,
  userId: string,
  place: { chapterId: string; subChapterId?: string },
  customPrompts: object[],
): Promise<PathDetail> {
  const wish = { desc: '', userId, pathType: 'pedagogical_pathway', ...place, customPrompts }
  const { id } = await call<{ id: number }>(browser, '/api/path/generate', wish)
  const read = () => call<PathDetail>(browser, `/api/path/${id}`, { userId })
  await vi.waitUntil(async () => (await read()).status !== 'generating', { timeout: 60_000, interval: 100 })
  return read()
}
