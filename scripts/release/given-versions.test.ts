import { expect, it } from 'vitest'
import { listGiven } from './given-versions.ts'

const line = (command: string, was: string | null, is: string) => ({
  time: '',
  by: '',
  remote: 'mf-chat',
  command,
  was,
  is,
})

it('@W01 the versions that everybody had, the latest first, without those that were taken back', () => {
  const newestFirst = [
    line('rollback', 'd', 'c'),
    line('promote', 'c', 'd'),
    line('publish', 'c', 'c'),
    line('promote', 'a', 'c'),
    line('rollback', 'b', 'a'),
    line('promote', 'a', 'b'),
    line('publish', null, 'a'),
  ]
  expect(listGiven(newestFirst)).toEqual(['c', 'a'])
})
