import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT, library } from '../library.ts'
import { askCases } from './testing/ask-cases.ts'

const FILE = join(CONTENT, 'cases', 'asking', 'development.json')

// Written by the author of the rules, who tuned them on it: what it measures is that nothing gets worse.
describe('questions of pupils', () => {
  const outcomes = askCases(JSON.parse(readFileSync(FILE, 'utf8')) as unknown, library().packs)
  const list = (wanted: string) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ id, said }) => ({ id, said }))

  it('are of many lessons', () => {
    expect(outcomes.length).toBeGreaterThan(150)
  })

  it('are answered usefully nearly always', () => {
    expect(list('useful').length / outcomes.length, JSON.stringify(list('silent'))).toBeGreaterThanOrEqual(0.9)
  })

  it('are rarely answered beside the point', () => {
    expect(list('wrong').length / outcomes.length, JSON.stringify(list('wrong'), null, 1)).toBeLessThanOrEqual(0.05)
  })
})
