import type { SchoolProvider } from '@ariane/shared/contracts/school'
import { type Kept, listKept, readKept } from '@ariane/shared/school'
import { useStore } from '@ariane/shared/session'
import { useState } from 'react'
import { type SchoolAccount, sources } from '../sources.ts'
import { listNames } from './known-accounts.ts'

/** Which account the sheet is about: one of those of a system, or one that is added under a typed name. */
export function useAccounts(provider: SchoolProvider, typedName: string, who: string) {
  const read = useStore(sources.$data)
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)

  function pick(of: SchoolProvider, name: string | undefined): SchoolAccount {
    const known = listNames(of, read.state === 'ready' ? read.data : [], listKept(of, who))
    return { provider: of, accountName: name !== undefined && known.includes(name) ? name : (known[0] ?? '') }
  }
  const picked = pick(provider, chosen)
  const account: SchoolAccount = adding ? { provider, accountName: typedName.trim() } : picked
  const readAccount = (of: SchoolAccount): Kept[SchoolProvider] | null => readKept({ ...of, who })

  return {
    known: listNames(provider, read.state === 'ready' ? read.data : [], listKept(provider, who)),
    account,
    adding,
    kept: adding ? null : readAccount(account),
    /** Gives whether something of it is kept. */
    choose(name: string): boolean {
      setChosen(name)
      setAdding(false)
      return readAccount({ provider, accountName: name }) !== null
    },
    /** The first one of a system; gives whether something of it is kept. */
    open(of: SchoolProvider): boolean {
      setChosen(undefined)
      setAdding(false)
      return readAccount(pick(of, undefined)) !== null
    },
    /** Begins to add one, or no longer; gives whether something of the one that is shown then is kept. */
    add(isAdding: boolean): boolean {
      setAdding(isAdding)
      return !isAdding && readAccount(picked) !== null
    },
  }
}
