import { describe, expect, it } from 'vitest'
import { readTabs } from './tabs.ts'

describe('@Y02 the tabs of a pupil', () => {
  it('are found wherever they stand', () => {
    const list = [{ G: 7, Onglet: [{ G: 16 }, { G: 6, Onglet: [{ G: 88 }] }] }, { autre: { V: [{ G: 198 }] } }]
    expect([...(readTabs(list) ?? [])].sort((a, b) => a - b)).toEqual([6, 7, 16, 88, 198])
  })

  it.each([[undefined], [null], ['16'], [[]], [{}], [[{ L: 'Emploi du temps' }]]])('are unknown in %j', list => {
    expect(readTabs(list)).toBeUndefined()
  })

  it('are not looked for without end', () => {
    let deep: unknown = { G: 16 }
    for (let i = 0; i < 1000; i++) deep = [deep]
    expect(readTabs(deep)).toBeUndefined()
  })
})
