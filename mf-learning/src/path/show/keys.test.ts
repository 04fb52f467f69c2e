import { describe, expect, it } from 'vitest'
import { findStep } from './keys.ts'

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})

describe('keys of the player', () => {
  it('moves with arrows and page keys', () => {
    expect(['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp'].map(key => findStep(press(key)))).toEqual([
      'next',
      'next',
      'prev',
      'prev',
    ])
  })

  it('leaves every other key and shortcut alone', () => {
    expect(findStep(press('ArrowDown'))).toBeNull()
    expect(findStep(press(' '))).toBeNull()
    expect(findStep(press('ArrowLeft', { altKey: true }))).toBeNull()
    expect(findStep(press('ArrowRight', { defaultPrevented: true }))).toBeNull()
  })
})
