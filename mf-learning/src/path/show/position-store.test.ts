import { describe, expect, it } from 'vitest'
import { positionStore } from './position-store.ts'

const storage = () => {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
}

describe('the place in a path', () => {
  it('is found again by path, until it is left', () => {
    const tab = storage()
    positionStore(4, () => tab).keep({ slide: 2, chapter: 1 })
    expect(positionStore(4, () => tab).read()).toEqual({ slide: 2, chapter: 1 })
    expect(positionStore(5, () => tab).read()).toBeNull()
    positionStore(4, () => tab).forget()
    expect(positionStore(4, () => tab).read()).toBeNull()
  })

  it('is none where something else or no storage stands', () => {
    const tab = storage()
    tab.setItem('path-place:4', 'nonsense')
    expect(positionStore(4, () => tab).read()).toBeNull()
    const refused = positionStore(4, () => {
      throw new Error('refused')
    })
    refused.keep({ slide: 1, chapter: 0 })
    expect(refused.read()).toBeNull()
  })
})
