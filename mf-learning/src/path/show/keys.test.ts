import { describe, expect, it } from 'vitest'
import { stepOf } from './keys.ts'

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
    expect(['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp'].map(key => stepOf(press(key)))).toEqual([
      'next',
      'next',
      'prev',
      'prev',
    ])
  })

  it('leaves every other key and shortcut alone', () => {
    expect(stepOf(press('ArrowDown'))).toBeNull()
    expect(stepOf(press(' '))).toBeNull()
    expect(stepOf(press('ArrowLeft', { altKey: true }))).toBeNull()
    expect(stepOf(press('ArrowRight', { defaultPrevented: true }))).toBeNull()
  })
})
