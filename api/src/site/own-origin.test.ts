import { describe, expect, it } from 'vitest'
import { ownOrigin } from './own-origin.ts'

const request = (host: string, protocol: 'http' | 'https' = 'http') => ({ host, protocol })

describe('@W08 the origin that a browser knows us by', () => {
  it('is the configured one, whatever host the request names', () => {
    expect(ownOrigin(request('ailleurs.example'), 'https://ariane.example')).toBe('https://ariane.example')
  })

  it('has the scheme that the request came with', () => {
    expect(ownOrigin(request('ariane.example', 'https'), undefined)).toBe('https://ariane.example')
    expect(ownOrigin(request('ariane.example:8080'), undefined)).toBe('http://ariane.example:8080')
  })

  it.each([
    'a b',
    'a;b',
    "a'b",
    'a/b',
    'a\nb',
    'a@b',
    '-a',
    'a-',
    'a..b',
    '*.a',
    'a:',
    'a:x',
    'a:123456',
    `${'a'.repeat(254)}`,
  ])('is unknown for %j, which is no host', host => {
    expect(ownOrigin(request(host), undefined)).toBeUndefined()
  })
})
