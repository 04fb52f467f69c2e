import { describe, expect, it } from 'vitest'
import { findThrower } from './find-thrower.ts'

const ORIGIN = 'https://ariane.example'
const folders = [
  { remote: 'mf-chat', version: '1.0.0-b', folder: `${ORIGIN}/remotes/mf-chat/1.0.0-b/` },
  { remote: 'mf-planner', version: '1.0.0-a', folder: 'https://cdn.example/mf-planner/1.0.0-a/' },
]
const chat = (file: string, line: number, column: number) => ({
  remote: 'mf-chat',
  version: '1.0.0-b',
  file,
  line,
  column,
})

describe('@W02 the file of a remote that threw', () => {
  it.each([
    [
      'Chromium',
      `TypeError: Élise Martin\n    at send (${ORIGIN}/remotes/mf-chat/1.0.0-b/static/js/async/chat.js:1:20512)\n    at ${ORIGIN}/static/js/index.js:2:9`,
      chat('static/js/async/chat.js', 1, 20512),
    ],
    [
      'Firefox and Safari',
      `send@${ORIGIN}/remotes/mf-chat/1.0.0-b/static/js/async/chat.js:1:20512\n@${ORIGIN}/static/js/index.js:2:9`,
      chat('static/js/async/chat.js', 1, 20512),
    ],
    [
      'below the shared libraries that it called',
      `Error\n    at call (${ORIGIN}/static/js/index.js:2:9)\n    at ${ORIGIN}/remotes/mf-chat/1.0.0-b/remoteEntry.js?retry=1:3:4`,
      chat('remoteEntry.js', 3, 4),
    ],
    [
      'on another server',
      'Error\n    at https://cdn.example/mf-planner/1.0.0-a/static/week.js:1:1',
      { remote: 'mf-planner', version: '1.0.0-a', file: 'static/week.js', line: 1, column: 1 },
    ],
  ])('is found: %s', (_where, stack, found) => {
    expect(findThrower(stack, folders)).toEqual(found)
  })

  it.each([
    ['the shell alone', `Error\n    at ${ORIGIN}/static/js/index.js:2:9`],
    ['an extension', 'Error\n    at chrome-extension://abc/remotes/mf-chat/1.0.0-b/x.js:1:1'],
    ['a version that the page does not know', `Error\n    at ${ORIGIN}/remotes/mf-chat/1.0.0-z/x.js:1:1`],
    ['nothing at all', ''],
  ])('is none for %s', (_what, stack) => {
    expect(findThrower(stack, folders)).toBeNull()
  })
})
