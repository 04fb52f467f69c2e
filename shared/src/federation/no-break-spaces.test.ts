import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import keepTogether from './no-break-spaces.ts'

describe('the spaces of French sentences @U05', () => {
  it.each([
    ["'Attention : voici'", "'Attention\u00a0: voici'"],
    ["'Encore ?'", "'Encore\u00a0?'"],
    ["'« Profil », puis « Aide ».'", "'«\u00a0Profil\u00a0», puis «\u00a0Aide\u00a0».'"],
    ["'Deux ; trois !'", "'Deux\u00a0; trois\u00a0!'"],
  ])('keeps %s together', (source, kept) => expect(keepTogether(source)).toBe(kept))

  it.each(["'17:00'", "'a ?x=1'", "'de :aide:'"])('leaves %s alone', source =>
    expect(keepTogether(source)).toBe(source),
  )

  it('leaves code that means the same', () => {
    expect(runInNewContext(keepTogether('count > 1 ? 2 : 3'), { count: 2 })).toBe(2)
  })
})
