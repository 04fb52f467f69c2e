import { expect, it } from 'vitest'
import { insertSign } from './insert-sign.ts'

it('a sign goes where one writes, in place of what is selected', () => {
  expect(insertSign('manana', 'ñ', 2, 3)).toEqual({ text: 'mañana', at: 3 })
  expect(insertSign('', '¿', 0, 0)).toEqual({ text: '¿', at: 1 })
})
