import { describe, expect, it } from 'vitest'
import { declaredNames, wordsIn } from './declared-names.ts'

const source = `
export const MAX_PATHS: number = 1
function pathsOf<T>(pupil: string) { const inner = () => pupil }
interface Store { find(id: number): void; name: string }
class Queue { add() {} }
type Row = { id: 1 }
used(elsewhere)
`

describe('the names that a file declares', () => {
  it('are those of functions, variables, types, members and parameters', () => {
    const names = declaredNames(source, false)
    expect(names.filter(({ kind }) => kind === 'value').map(({ name }) => name)).toEqual([
      'MAX_PATHS',
      'pathsOf',
      'inner',
    ])
    expect(names.filter(({ kind }) => kind === 'other').map(({ name }) => name)).toEqual([
      'pupil',
      'Store',
      'find',
      'name',
      'Queue',
      'add',
      'Row',
      'id',
    ])
  })

  it.each([
    ['pathsOf', 'paths of'],
    ['MAX_PATHS', 'max paths'],
    ['isHTMLDeed', 'is html deed'],
  ])('%s has the words %s', (name, words) => {
    expect(wordsIn(name).join(' ')).toBe(words)
  })
})
