import { describe, expect, it } from 'vitest'
import { fileSize, MAX_FILE_BYTES } from './file-size.ts'
import { findRefusal } from './refusal.ts'

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
    expect(findRefusal({ ...photo, size: MAX_FILE_BYTES }, 'image', MAX_FILE_BYTES)).toBeNull()
    expect(findRefusal({ ...photo, size: 11 * 2 ** 20 }, 'image', MAX_FILE_BYTES)).toBe(
      '« énoncé.jpg » pèse 11\u00a0Mo. La limite est de 10\u00a0Mo.',
    )
  })

  it('of another kind is refused by name, one of an unknown kind is left to the server', () => {
    expect(findRefusal({ ...photo, type: 'text/plain' }, 'image', MAX_FILE_BYTES)).toBe(
      '« énoncé.jpg » n’est pas une image.',
    )
    expect(findRefusal({ ...photo, type: 'image/png' }, 'audio', MAX_FILE_BYTES)).toBe(
      '« énoncé.jpg » n’est pas un enregistrement audio.',
    )
    expect(findRefusal({ ...photo, type: '' }, 'image', MAX_FILE_BYTES)).toBeNull()
    expect(findRefusal({ ...photo, type: 'text/plain' }, 'any', MAX_FILE_BYTES)).toBeNull()
  })

  it('that is empty is refused', () =>
    expect(findRefusal({ ...photo, size: 0 }, 'any', MAX_FILE_BYTES)).toBe('« énoncé.jpg » est vide.'))
})
