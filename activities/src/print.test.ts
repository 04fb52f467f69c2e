import { describe, expect, it } from 'vitest'
import { printActivity } from './print.ts'

const option = (id: string, text: string) => ({ id, text })

describe('an activity on paper', () => {
  it('asks with room to answer', () => {
    expect(
      printActivity({
        engine: 'quiz',
        stem: 'Quand ?',
        multiple: false,
        options: [option('o1', '1789'), option('o2', '1799')],
      }),
    ).toBe('Quand ?\n\n- ☐ 1789\n- ☐ 1799')
    expect(printActivity({ engine: 'cloze', items: [{ id: 'i1', parts: ['En ', ', la Bastille.'] }] })).toBe(
      '1. En ………………, la Bastille.',
    )
  })

  it('never shows the back of a card', () => {
    const cards = [{ id: 'k1', front: 'Que veut dire « fisc » ?', back: 'Le Trésor public', said: '' }]
    expect(printActivity({ engine: 'dialog-cards', lang: 'fr', cards })).not.toContain('Trésor')
  })

  it('keeps the shape of a table', () => {
    const rows = [[{ id: 'a', text: '1789' }, { id: 'b' }]]
    const data = {
      engine: 'table' as const,
      instruction: 'Complétez.',
      columns: ['Date', 'Fait | lieu'],
      rows,
      bank: [],
    }
    expect(printActivity(data)).toContain('| Date | Fait \\| lieu |\n| --- | --- |\n| 1789 | ……………… |')
  })
})
