import { expect, it, vi } from 'vitest'
import type { BrowserContext } from '../../e2e/support/launch.ts'
import { fillPath } from './fill-path.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

/** A server that puts off every other call. */
function busy(answers: Readonly<Record<string, object>>): BrowserContext {
  let calls = 0
  const answer = async (address: string) => {
    const isPutOff = calls++ % 2 === 0
    return {
      status: () => (isPutOff ? 503 : 200),
      headers: () => (isPutOff ? { 'retry-after': '2' } : {}),
      json: async () => (isPutOff ? { error: {} } : answers[address]),
    }
  }
  return { request: { get: answer, post: answer } } as unknown as BrowserContext
}

it('@W03 an address is filled with what the demonstration has, also by a server that has too much to do', async () => {
  const context = busy({ '/api/auth/get-session': { user: { id: 'u' } }, '/api/paths': [{ id: 10 }] })
  expect(await fillPath({ path: '/path/{path}' }, context, '')).toBe('/path/10')
})
