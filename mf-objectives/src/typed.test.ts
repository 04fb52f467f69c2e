import { describe, expect, it } from 'vitest'
import { changes, overtaken, shown, type Typed, type, untouched } from './typed.ts'

type Fields = { title: string; notes: string; days: number[] }
const stored: Fields = { title: 'Lire', notes: '', days: [1, 2] }
const typing = (part: Partial<Fields>, from: Typed<Fields> = untouched()) => type(from, stored, part)

describe('what is typed over fields', () => {
  it('shows what was typed, and the rest as it is now', () => {
    expect(shown(typing({ title: 'Écrire' }), { ...stored, notes: 'de Noé' })).toEqual({
      title: 'Écrire',
      notes: 'de Noé',
      days: [1, 2],
    })
  })

  it('saves only the fields that were touched', () => {
    expect(changes(typing({ title: 'Écrire' }), stored)).toEqual({ title: 'Écrire' })
    expect(changes(untouched<Fields>(), stored)).toEqual({})
  })

  it('is nothing once a field is typed back to what it was', () => {
    expect(typing({ title: 'Lire' }, typing({ title: 'Écrire' }))).toEqual(untouched())
    expect(typing({ days: [1, 2] }, typing({ days: [1] }))).toEqual(untouched())
  })

  it('is overtaken by a change of the same field only', () => {
    const draft = typing({ title: 'Écrire' })
    expect(overtaken(draft, stored)).toEqual([])
    expect(overtaken(draft, { ...stored, notes: 'de Noé' })).toEqual([])
    expect(overtaken(draft, { ...stored, title: 'Relire' })).toEqual(['title'])
  })

  it('is not overtaken by somebody who wrote the same', () => {
    const now = { ...stored, title: 'Écrire' }
    expect(overtaken(typing({ title: 'Écrire' }), now)).toEqual([])
    expect(changes(typing({ title: 'Écrire' }), now)).toEqual({})
  })

  it('stays overtaken while one goes on typing', () => {
    const now = { ...stored, title: 'Relire' }
    const draft = type(typing({ title: 'Écrire' }), now, { title: 'Écrire bien' })
    expect(overtaken(draft, now)).toEqual(['title'])
  })

  it('compares lists by what they hold', () => {
    expect(overtaken(typing({ days: [1] }), { ...stored, days: [1, 2] })).toEqual([])
    expect(overtaken(typing({ days: [1] }), { ...stored, days: [3] })).toEqual(['days'])
  })
})
