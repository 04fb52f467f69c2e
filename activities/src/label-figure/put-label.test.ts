import { describe, expect, it } from 'vitest'
import { emptySlot, putLabel } from './put-label.ts'

describe('a label', () => {
  it('goes into an empty slot', () => {
    expect(putLabel({ t1: 'w2' }, 'w1', 't2')).toEqual({ t1: 'w2', t2: 'w1' })
  })

  it('takes the place of another one, which goes back', () => {
    expect(putLabel({ t1: 'w2', t2: 'w3' }, 'w1', 't1')).toEqual({ t1: 'w1', t2: 'w3' })
  })

  it('leaves the slot that it was in', () => {
    expect(putLabel({ t1: 'w2', t2: 'w3' }, 'w2', 't2')).toEqual({ t2: 'w2' })
  })

  it('is taken out again', () => {
    expect(emptySlot({ t1: 'w2', t2: 'w3' }, 't1')).toEqual({ t2: 'w3' })
  })
})
