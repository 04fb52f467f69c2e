import { ApiError } from '@ariane/shared/http'
import { describe, expect, it } from 'vitest'
import { failureSentence } from './failure.ts'
import { findRefusal, freeName, isKept, withoutContent } from './files.ts'
import { parseLink } from './links.ts'

const MB = 2 ** 20
const image = (name: string, weight = 10) => ({ kind: 'image' as const, name, url: 'x'.repeat(weight) })

describe('a file for an event', () => {
  it('is refused with its size and the limit when it is too large @N04', () => {
    expect(findRefusal({ name: 'photo.jpg', size: 12.35 * MB }, [])).toBe(
      '« photo.jpg » fait 12,4 Mo : la limite est de 10 Mo par fichier.',
    )
    expect(findRefusal({ name: 'photo.jpg', size: 10 * MB }, [])).toBeNull()
  })

  it('is refused when it is empty, when there are ten, or when the whole would be too heavy', () => {
    expect(findRefusal({ name: 'a', size: 0 }, [])).toBe('« a » est vide.')
    const ten = Array.from({ length: 10 }, (_, i) => image(`${i}`))
    expect(findRefusal({ name: 'a', size: 1 }, ten)).toContain('10 documents')
    expect(findRefusal({ name: 'a', size: 2 * MB }, [image('b', 12 * MB)])).toContain('trop lourd')
  })

  it('gets a name of its own among those of its kind', () => {
    expect(freeName('a.png', 'image', [image('a.png'), image('a.png (2)')])).toBe('a.png (3)')
    expect(freeName('a.png', 'audio', [image('a.png')])).toBe('a.png')
  })

  it('goes back without its content once it is on the server, links as they are', () => {
    const link = { kind: 'link' as const, name: 'l', url: 'https://exemple.fr/' }
    expect(withoutContent([image('a'), link])).toEqual([{ ...image('a'), url: '' }, link])
  })

  it('is kept on the device while it is light', () => {
    expect([isKept([image('a', MB)]), isKept([image('a', 2 * MB)])]).toEqual([true, false])
  })
})

describe('a link for an event', () => {
  it.each([
    ['exemple.fr/cours', 'https://exemple.fr/cours'],
    ['  http://www.exemple.fr ', 'http://www.exemple.fr/'],
    ['javascript:alert(1)', undefined],
    ['https://moi:secret@exemple.fr', undefined],
    ['exemple', undefined],
    ['', undefined],
  ])('typed as "%s" is %s', (typed, url) => expect(parseLink(typed)?.url).toBe(url))

  it('is named by its site and page', () =>
    expect(parseLink('https://www.exemple.fr/cours')?.name).toBe('exemple.fr/cours'))
})

describe('a failure to save', () => {
  const refusal = (code: string, fields: string[] = []) => new ApiError('POST', 400, '', { code, fields })
  it.each([
    [refusal('invalid_input', ['attachments.1.url']), '« b »'],
    [refusal('too_large', ['attachments']), '100 Mo'],
    [refusal('too_large'), 'trop lourd'],
    [refusal('conflict'), 'modifiée ailleurs'],
    [refusal('internal'), 'Rien n’est perdu'],
    [new TypeError('offline'), 'Rien n’est perdu'],
  ])('%s is told in its own words', (error, words) => {
    expect(failureSentence(error, [image('a'), image('b')])).toContain(words)
  })
})
