import { expect, it } from 'vitest'
import { hasWantedTrial } from './has-wanted-trial.ts'
import { readTrial, type StoredTrial, writeTrial } from './trial-storage.ts'

function memory() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage
}
const trial: StoredTrial = {
  topicId: 'math-4-relatifs',
  seed: 7,
  subject: 'Mathématiques',
  grade: '4ème',
  answers: [{ key: 'c1', tries: [{ engine: 'quiz', chosen: ['o1'] }], isRight: true }],
  isWanted: false,
}

it('@U07 a trial is kept in its tab, and for an account only where one asked for it', () => {
  const storage = memory()
  expect(readTrial(() => storage)).toBeNull()
  writeTrial(trial, () => storage)
  expect(readTrial(() => storage)).toEqual(trial)
  expect(hasWantedTrial(() => storage)).toBe(false)
  writeTrial({ ...trial, isWanted: true }, () => storage)
  expect(hasWantedTrial(() => storage)).toBe(true)
  writeTrial(null, () => storage)
  expect(readTrial(() => storage)).toBeNull()
})

it('@U07 what is damaged or blocked is no trial', () => {
  const storage = memory()
  storage.setItem('ariane_trial', '{"topicId":4}')
  expect(readTrial(() => storage)).toBeNull()
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(readTrial(blocked)).toBeNull()
  expect(hasWantedTrial(blocked)).toBe(false)
  expect(() => writeTrial(trial, blocked)).not.toThrow()
})
