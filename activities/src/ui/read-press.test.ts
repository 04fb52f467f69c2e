import { describe, expect, it } from 'vitest'
import { readPress } from './read-press.ts'

const from = { x: 100, y: 100 }
const to = (x: number, y: number) => ({ x: from.x + x, y: from.y + y })
const line = { top: 70, bottom: 130 }

describe('a press that moves', () => {
  it('stays a click while it hardly does', () => {
    expect(readPress('pressed', from, to(5, 5))).toBe('pressed')
    expect(readPress('pressed', from, to(5, 5), line, true)).toBe('pressed')
  })

  it('drags at once where nothing scrolls', () => {
    expect(readPress('pressed', from, to(9, 0))).toBe('dragging')
  })

  it('scrolls its line when it goes along it, and drags when it goes across', () => {
    expect(readPress('pressed', from, to(-20, 8), line)).toBe('scrolling')
    expect(readPress('pressed', from, to(8, 20), line)).toBe('dragging')
  })

  it('drags out of the line what scrolled it first', () => {
    expect(readPress('scrolling', from, to(60, 25), line)).toBe('scrolling')
    expect(readPress('scrolling', from, to(60, 31), line)).toBe('dragging')
    expect(readPress('scrolling', from, to(60, -31), line)).toBe('dragging')
  })

  it('drags along the line what was lifted first, and goes on', () => {
    expect(readPress('pressed', from, to(20, 0), line, true)).toBe('dragging')
    expect(readPress('dragging', from, to(1, 0), line)).toBe('dragging')
  })
})
