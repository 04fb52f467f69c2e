import { DIGEST_FRAGMENT } from '@ariane/shared/contracts/digest'
import { describe, expect, it } from 'vitest'
import { parseDigestToken } from './token.ts'

describe('@K07 the link that ends the digest by mail', () => {
  it('carries its token', () => expect(parseDigestToken(`#${DIGEST_FRAGMENT}=aBc-1.2_x`)).toBe('aBc-1.2_x'))

  it.each(['', '#', '#contenu', `#${DIGEST_FRAGMENT}=`, '#accord=x'])('is not %j', hash => {
    expect(parseDigestToken(hash)).toBeNull()
  })
})
