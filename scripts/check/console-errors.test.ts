import { describe, expect, it } from 'vitest'
import { isBusy, listUnexpected } from '../../e2e/support/console-errors.ts'

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status: () => status,
  headers: () => headers,
})
const url = 'http://127.0.0.1/api/chat/unread'
const refused = (status: number) => ({
  text: `Failed to load resource: the server responded with a status of ${status}`,
  url,
})
const list = (errors: Parameters<typeof listUnexpected>[0], busy: string[], expected: RegExp[] = []) =>
  listUnexpected(errors, { busy, expected }).length

describe('an error in the console of a journey', () => {
  it('is none where a busy server says when to come back, and only there', () => {
    expect(isBusy(answer(503, { 'retry-after': '2' }))).toBe(true)
    expect(isBusy(answer(503))).toBe(false)
    expect(isBusy(answer(429, { 'retry-after': '60' }))).toBe(false)
  })

  it.each([
    ['one refusal excuses one line', [refused(503)], [url], 0],
    ['and not the next one', [refused(503), refused(503)], [url], 1],
    ['nor that of another call', [refused(503)], [`${url}?`], 1],
    ['nor another refusal of the same', [refused(401), refused(503)], [url], 1],
    ['without one, 503 is an error', [refused(503)], [], 1],
    ['and so is what was thrown', [{ text: 'uncaught: status of 503' }], [url], 1],
  ])('%s', (_, errors, busy, count) => expect(list(errors, busy)).toBe(count))

  it('may be expected, by its text and address', () => {
    expect(list([refused(401), { text: 'uncaught: x' }], [], [/401.*unread/, /^uncaught: x$/])).toBe(0)
  })
})
