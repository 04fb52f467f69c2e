import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDrafts, keyOf, read, write } from './draft-storage.ts'

/** What a browser keeps, as an object whose keys are listed like those of the real one. */
function storage(): Storage {
  const kept: Record<string, string> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => (Object.hasOwn(kept, key) ? kept[key] : null)),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete kept[key]
    }),
  }) as unknown as Storage
}

const mine = keyOf({ owner: 'teacher', uid: 'teacher' }, 'question')
const forPupil = keyOf({ owner: 'teacher', uid: 'lea' }, 'question')
const pupils = keyOf({ owner: 'lea', uid: 'lea' }, 'question')

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('drafts kept on the device', () => {
  it('come back as they were typed, and not at all once dropped', () => {
    write(mine, { text: 'Pourquoi ?' })
    expect(read(mine, null)).toEqual({ text: 'Pourquoi ?' })
    write(mine, undefined)
    expect(read(mine, 'rien')).toBe('rien')
  })

  it('of a person all go with the sign-out, also those typed while viewing as a pupil, and nobody else’s', () => {
    for (const key of [mine, forPupil, pupils]) write(key, 'texte')
    forgetDrafts('teacher')
    expect([mine, forPupil, pupils].map(key => read(key, null))).toEqual([null, null, 'texte'])
  })

  it('that are damaged or blocked keep nobody from writing', () => {
    localStorage.setItem(mine, '{half')
    expect(read(mine, '')).toBe('')
    vi.stubGlobal('localStorage', undefined)
    expect(() => write(mine, 'texte')).not.toThrow()
    expect(() => forgetDrafts('teacher')).not.toThrow()
    expect(read(mine, '')).toBe('')
  })
})
