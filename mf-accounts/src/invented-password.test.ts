import { expect, it } from 'vitest'
import { inventPassword } from './invented-password.ts'

it('@K09 a password for a child is two words and a number, without capitals, accents or signs to look for', () => {
  const many = Array.from({ length: 500 }, () => inventPassword())
  for (const password of many) expect(password).toMatch(/^[a-z]{3,10}-[a-z]{3,10}-[1-9]\d{2}$/)
  expect(new Set(many).size).toBeGreaterThan(495)
})

it('@K09 the first and the last number are used as well', () => {
  expect(inventPassword(() => 0)).toBe('abricot-abricot-100')
  expect(inventPassword(below => below - 1)).toBe('zebre-zebre-999')
})
