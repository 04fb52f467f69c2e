import { describe, expect, it } from 'vitest'
import { OLDEST_BROWSERS } from '../../../shared/src/federation/browsers.ts'
import { newerThan } from './names.ts'
import { readScript } from './uses.ts'

const names = newerThan(OLDEST_BROWSERS)
const found = (script: string) => names.in(readScript(script))

describe('@W08 what the oldest browsers lack, in a built script', () => {
  it.each([
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['list.toSorted()', '.toSorted'],
    ['const url = URL.parse(text)', 'URL.parse'],
    ['window.URL.canParse(text)', 'URL.canParse'],
    ['AbortSignal.any([one])', 'AbortSignal.any'],
    ['element.checkVisibility()', '.checkVisibility'],
    ['const pool = new CloseWatcher()', 'CloseWatcher'],
  ])('is found: %s', (script, name) => {
    expect(found(script)).toContain(name)
  })

  it.each([
    'list.at(-1); list.findLast(Boolean); Object.hasOwn(a, "b"); structuredClone(a)',
    'const all = typeof AbortSignal.any === "function" ? AbortSignal.any([one]) : one',
    'element.checkVisibility?.()',
    'function CloseWatcher() {} new CloseWatcher()',
    'if (typeof CloseWatcher !== "undefined") new CloseWatcher()',
  ])('is not found in what they have, or what is asked for first: %s', script => {
    expect(found(script)).toEqual([])
  })

  it.each(['for (const a of await b) c', '/[\\p{L}--[a-z]]/v', 'using a = b()', 'a?.b ??= c |> d'])(
    'cannot be read in a syntax that is newer: %s',
    script => {
      expect(() => readScript(script)).toThrow(SyntaxError)
    },
  )
})
