import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { plainOrdinals } from './ordinals.ts'
import { readWords } from './typed-words/read-words.ts'

it('ordinals are compared as they are typed', () => {
  expect(plainOrdinals('Napoléon Iᵉʳ, la 1ʳᵉ fois, au XIXᵉ siècle')).toBe('Napoléon Ier, la 1re fois, au XIXe siècle')
  expect(fold('XVIIIᵉ siècle')).toBe(fold('XVIIIe siècle'))
  for (const spelling of [true, false])
    expect(readWords('XVIIIe', ['XVIIIᵉ'], { lang: 'fr', spelling })).toMatchObject({ correct: true, slip: 'none' })
})
