import { describe, expect, it } from 'vitest'
import { fileSize, LARGEST_FILE } from './file-size.ts'
import { refusalOf } from './refusal.ts'

describe('sizes of files', () => {
  it('are told in French and rounded up', () => {
    expect(fileSize(1)).toBe('1\u00a0ko')
    expect(fileSize(340 * 1024)).toBe('340\u00a0ko')
    expect(fileSize(10 * 2 ** 20)).toBe('10\u00a0Mo')
    expect(fileSize(10 * 2 ** 20 + 1)).toBe('10,1\u00a0Mo')
  })
})

describe('a picked file', () => {
  const photo = { name: 'énoncé.jpg', type: 'image/jpeg', size: 2000 }

  it('is taken up to 10 MB', () => {
    expect(refusalOf({ ...photo, size: LARGEST_FILE }, 'image', LARGEST_FILE)).toBeNull()
    expect(refusalOf({ ...photo, size: 11 * 2 ** 20 }, 'image', LARGEST_FILE)).toBe(
      '« énoncé.jpg » pèse 11\u00a0Mo. La limite est de 10\u00a0Mo.',
    )
  })

  it('of another kind is refused by name, one of an unknown kind is left to the server', () => {
    expect(refusalOf({ ...photo, type: 'text/plain' }, 'image', LARGEST_FILE)).toBe(
      '« énoncé.jpg » n’est pas une image.',
    )
    expect(refusalOf({ ...photo, type: 'image/png' }, 'audio', LARGEST_FILE)).toBe(
      '« énoncé.jpg » n’est pas un enregistrement audio.',
    )
    expect(refusalOf({ ...photo, type: '' }, 'image', LARGEST_FILE)).toBeNull()
    expect(refusalOf({ ...photo, type: 'text/plain' }, 'any', LARGEST_FILE)).toBeNull()
  })

  it('that is empty is refused', () =>
    expect(refusalOf({ ...photo, size: 0 }, 'any', LARGEST_FILE)).toBe('« énoncé.jpg » est vide.'))
})
