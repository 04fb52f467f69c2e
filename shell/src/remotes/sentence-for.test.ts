import { RemoteError } from '@ariane/shared/federation'
import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { sentenceFor } from './sentence-for.ts'

const unreachable = (cause?: unknown) => new RemoteError('unreachable', 'mf-chat', 'it did not load', cause)
const named = (name: string) => Object.assign(new Error('Loading chunk 3 failed'), { name })

describe('@S10 what a panel says', () => {
  it.each<[string, unknown, string]>([
    ['a file that does not come', unreachable(), messages.down],
    [
      'what the runtime says of the network',
      unreachable(new Error('[ Federation Runtime ]: #RUNTIME-008')),
      messages.down,
    ],
    ['a chunk that does not come', unreachable(named('ChunkLoadError')), messages.down],
    [
      'styles that do not come',
      unreachable(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })),
      messages.down,
    ],
    ['code that throws while it loads', unreachable(new TypeError('x is undefined')), messages.broken],
    ['code that could not be built', unreachable(new Error('Module build failed: Unexpected token')), messages.broken],
    ['something thrown that is no error', unreachable('stop'), messages.broken],
    ['a page that nobody sees', new RemoteError('blank', 'mf-chat', 'nothing is seen'), messages.broken],
    ['an error while drawing', new Error('x'), messages.broken],
    ['a remote that is switched off', new RemoteError('disabled', 'mf-chat', 'off'), messages.disabled],
    ['a version that froze the page', new RemoteError('frozen', 'mf-chat', 'froze'), messages.frozen],
  ])('of %s', (_what, error, sentence) => {
    expect(sentenceFor(error)).toBe(sentence)
  })
})
