import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, framePolicy } from './csp.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('content security policy of the page', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', connect: ['https://ailleurs.example'] })

  it('runs scripts from our address or with the nonce, and nothing else', () => {
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc'")
  })
  it('allows style elements by nonce and style attributes always', () => {
    expect(directive(policy, 'style-src')).toBe("'self' 'nonce-abc'")
    expect(directive(policy, 'style-src-attr')).toBe("'unsafe-inline'")
  })
  it('never allows evaluation of text as code', () => {
    expect(policy).not.toContain('unsafe-eval')
  })
  it('talks to our address and the configured ones only', () => {
    expect(directive(policy, 'connect-src')).toBe("'self' https://ailleurs.example")
  })
})

describe('content security policy of frames', () => {
  it('gives a frame scripts but no network and no origin', () => {
    expect(directive(framePolicy(), 'connect-src')).toBe("'none'")
    expect(directive(framePolicy(), 'sandbox')).toBe('allow-scripts')
    expect(directive(framePolicy(), 'script-src')).toBe("'self'")
  })
})
