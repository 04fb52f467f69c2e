import { RESET_FRAGMENT } from '@ariane/shared/contracts/passwords'
import { describe, expect, it } from 'vitest'
import { parseResetToken } from './token.ts'

describe('the link of a reset message', () => {
  it('carries its token behind the fragment of the contract', () => {
    expect(parseResetToken(`#${RESET_FRAGMENT}=aBc-12_x`)).toBe('aBc-12_x')
  })
  it.each(['', '#', '#contenu', `#${RESET_FRAGMENT}`, `#${RESET_FRAGMENT}=`, '#autre=x'])('is not %j', hash => {
    expect(parseResetToken(hash)).toBeNull()
  })
})
