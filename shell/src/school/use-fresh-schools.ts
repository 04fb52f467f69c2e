import type { KeptOf } from '@ariane/shared/school'
import { $activeUser, $schoolSyncs, $session, schoolSyncEnded, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'

/** Loaded only where something is kept. */
const loadSchool = () => import(/* webpackChunkName: "school" */ '@ariane/shared/school')

/** Without loading anything: whether the device keeps something of a school. */
function keepsSomething(): boolean {
  try {
    return ['pronote', 'ecoledirecte'].some(system => localStorage.getItem(`${system}_credentials`) !== null)
  } catch {
    return false
  }
}

/**
 * While the app is open, refreshes the pupil's week from the school systems whose token the device keeps, quietly. A viewing
 * manager changes nothing by looking.
 */
export function useFreshSchools(): void {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid
  const ended = useStore($schoolSyncs)
  const own = session.status === 'signedIn' && session.user.uid === uid ? uid : undefined
  const [accounts, setAccounts] = useState<readonly KeptOf[]>([])
  // A first synchronisation begins what then goes on by itself.
  useEffect(() => {
    let current = true
    const list = async () => (own && keepsSomething() ? (await loadSchool()).listRefreshed(`${own}:${own}`) : [])
    list().then(
      found => current && setAccounts(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [own, ended])

  // By what they say: a list that is read again is another array.
  const names = JSON.stringify(accounts)
  useEffect(() => {
    if (!own || names === '[]') return
    const leaving = new AbortController()
    const { signal } = leaving
    const onEnded = () => schoolSyncEnded()
    const begin = ({ keepFresh }: Awaited<ReturnType<typeof loadSchool>>) => {
      const mine = (JSON.parse(names) as KeptOf[]).filter(({ who }) => who === `${own}:${own}`)
      for (const of of mine) void keepFresh({ ...of, userId: own, signal }, onEnded)
    }
    loadSchool().then(begin, () => undefined)
    return () => leaving.abort()
  }, [own, names])
}
