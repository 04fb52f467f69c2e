import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, readDraft, removeDrafts, writeDraft } from './draft-storage.ts'

/** A browser's storage: an object whose keys are listed like those of the real one. */
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

const mine = draftKey({ owner: 'teacher', uid: 'teacher' }, 'question')
const forPupil = draftKey({ owner: 'teacher', uid: 'lea' }, 'question')
const pupils = draftKey({ owner: 'lea', uid: 'lea' }, 'question')

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('drafts kept on the device', () => {
  it('come back as they were typed, and not at all once dropped', () => {
    writeDraft(mine, { text: 'Pourquoi ?' })
    expect(readDraft(mine, null)).toEqual({ text: 'Pourquoi ?' })
    writeDraft(mine, undefined)
    expect(readDraft(mine, 'rien')).toBe('rien')
  })

  it('of a person all go with the sign-out, also those typed while viewing as a pupil, and nobody else’s', () => {
    for (const key of [mine, forPupil, pupils]) writeDraft(key, 'texte')
    removeDrafts('teacher')
    expect([mine, forPupil, pupils].map(key => readDraft(key, null))).toEqual([null, null, 'texte'])
  })

  it('that are damaged or blocked keep nobody from writing', () => {
    localStorage.setItem(mine, '{half')
    expect(readDraft(mine, '')).toBe('')
    vi.stubGlobal('localStorage', undefined)
    expect(() => writeDraft(mine, 'texte')).not.toThrow()
    expect(() => removeDrafts('teacher')).not.toThrow()
    expect(readDraft(mine, '')).toBe('')
  })
})
