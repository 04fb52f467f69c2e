import { describe, expect, it } from 'vitest'
import { onceKeys } from './once-keys.ts'

const HOUR = 3_600_000
const tab = () => {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  }
}

describe('the key of a call that may be repeated', () => {
  it('stays until it is answered, and is of one call', () => {
    const storage = tab()
    const keys = onceKeys(() => storage)
    const key = keys.begin('POST /api/a {"n":1}')
    expect(keys.begin('POST /api/a {"n":1}')).toBe(key)
    expect(keys.begin('POST /api/a {"n":2}')).not.toBe(key)
    keys.answered(key)
    expect(keys.begin('POST /api/a {"n":1}')).not.toBe(key)
  })

  it('survives a reload of the tab, without a word of what was sent', () => {
    const storage = tab()
    const key = onceKeys(() => storage).begin('POST /api/a Résoudre 2x = 8')
    expect(onceKeys(() => storage).begin('POST /api/a Résoudre 2x = 8')).toBe(key)
    expect([...storage.held.values()].join()).not.toContain('Résoudre')
  })

  it('is forgotten after twelve hours, before the API forgets the call', () => {
    let time = 0
    const storage = tab()
    const keys = onceKeys(
      () => storage,
      () => time,
    )
    const key = keys.begin('a')
    time = 11 * HOUR
    expect(keys.begin('a')).toBe(key)
    time = 13 * HOUR
    expect(keys.begin('a')).not.toBe(key)
  })

  it('is kept for the last fifty calls', () => {
    const storage = tab()
    const keys = onceKeys(() => storage)
    const [first, second] = [keys.begin('0'), keys.begin('1')]
    for (let n = 2; n <= 50; n++) keys.begin(String(n))
    expect(keys.begin('1')).toBe(second)
    expect(keys.begin('0')).not.toBe(first)
  })

  it.each(['{', '{}', '[["a"]]', '[["a","no key",0]]', '[["a","0123456789abcdef",0]]', '[null]'])(
    'is made anew where %s stands',
    text => {
      const storage = tab()
      storage.setItem('ariane_once', text)
      const keys = onceKeys(() => storage)
      expect(keys.begin('a')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('lasts as long as the page where nothing can be stored', () => {
    const keys = onceKeys(() => {
      throw new DOMException('blocked')
    })
    const key = keys.begin('a')
    expect(keys.begin('a')).toBe(key)
  })
})
