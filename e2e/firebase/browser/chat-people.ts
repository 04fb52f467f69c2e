import type { BrowserContext, Page } from 'playwright-core'
import { type ChatCode, ChatFailure, type ChatPort, type Watcher } from '../../../shared/src/ports/chat.ts'
import type { Answer } from './chat-page.ts'

type WatchListener = (kind: 'next' | 'failed', value: unknown) => void

/** The chat of somebody's page, as if it were here: what is called here happens there. */
export async function connectChat(page: Page): Promise<ChatPort> {
  const watches = new Map<number, WatchListener>()
  let count = 0
  await page.exposeFunction('onWatch', (id: number, kind: 'next' | 'failed', value: unknown) =>
    watches.get(id)?.(kind, value),
  )

  async function call<T>(method: keyof ChatPort, ...args: unknown[]): Promise<T> {
    const answer = await page.evaluate(([name, given]) => window.chatPage.call(name, given) as Promise<Answer>, [
      method,
      args,
    ] as const)
    if ('failure' in answer) throw new ChatFailure(answer.failure as ChatCode)
    return answer.value as T
  }

  function watch<T>(method: keyof ChatPort, args: unknown[], { next, failed }: Watcher<T>): () => void {
    count += 1
    const id = count
    watches.set(id, (kind, value) =>
      kind === 'next' ? next(value as T) : failed?.(new ChatFailure(value as ChatCode)),
    )
    const begun = page.evaluate(([number, name, given]) => window.chatPage.watch(number, name, given), [
      id,
      method,
      args,
    ] as const)
    return () => {
      watches.delete(id)
      void begun.then(() => page.evaluate(number => window.chatPage.stop(number), id)).catch(() => undefined)
    }
  }

  return {
    watchRoom: (pupil, watcher) => watch('watchRoom', [pupil], watcher),
    watchInbox: watcher => watch('watchInbox', [], watcher),
    watchUnread: watcher => watch('watchUnread', [], watcher),
    watchTyping: (pupil, next) => watch('watchTyping', [pupil], { next }),
    readOlder: pupil => call('readOlder', pupil),
    open: (pupil, request) => call('open', pupil, request),
    close: (pupil, comment) => call('close', pupil, comment),
    send: (pupil, message) => call('send', pupil, message),
    markRead: pupil => call('markRead', pupil),
    typing: pupil => void call('typing', pupil),
    search: words => call('search', words),
    report: (pupil, id, reason) => call('report', pupil, id, reason),
    reports: pupil => call('reports', pupil),
    settle: (pupil, id) => call('settle', pupil, id),
  }
}

/** Cuts the line of a person, or gives it back. */
export const controlLine = (context: BrowserContext) => ({
  cut: () => context.setOffline(true),
  back: () => context.setOffline(false),
})
