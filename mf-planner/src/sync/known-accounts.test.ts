import { describe, expect, it } from 'vitest'
import { findNameProblem, listNames } from './known-accounts.ts'
import { messages as text } from './messages.ts'

const READ = '2026-11-23T11:00:00Z'

describe('@Y05 the accounts of a system', () => {
  it('are those that were read and those that are kept here, each once, the one without a name first', () => {
    const sources = [
      { provider: 'pronote' as const, accountName: 'Chez papa', freshAt: READ },
      { provider: 'pronote' as const, accountName: 'Jamais lu', freshAt: null },
      { provider: 'ecoledirecte' as const, accountName: 'Ailleurs', freshAt: READ },
      { provider: 'pronote' as const, accountName: '', freshAt: READ },
    ]
    expect(listNames('pronote', sources, ['Chez papa', 'Chez maman'])).toEqual(['', 'Chez maman', 'Chez papa'])
    expect(listNames('ecoledirecte', [], [])).toEqual([])
  })

  it('have a name each, and no two the same one', () => {
    expect(findNameProblem('', [])).toBeUndefined()
    expect(findNameProblem('  ', [''])).toBe(text.accountNameMissing)
    expect(findNameProblem(' Chez papa ', ['', 'Chez papa'])).toBe(text.accountNameTaken)
    expect(findNameProblem('Chez maman', ['', 'Chez papa'])).toBeUndefined()
  })
})
