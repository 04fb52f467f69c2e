import type { SchoolProvider } from '@ariane/shared/contracts/school'
import { $activeUser, $schoolSyncs, $session, schoolSyncEnded, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'

/** Loaded only where something is kept. */
const loadSchool = () => import(/* webpackChunkName: "school" */ '@ariane/shared/school')

/** Without loading anything: whether the device keeps something of a school. */
function keepsSomething(): boolean {
  try {
    return localStorage.getItem('pronote_credentials') !== null
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
  const [providers, setProviders] = useState<readonly SchoolProvider[]>([])
  // A first synchronisation begins what then goes on by itself.
  useEffect(() => {
    let current = true
    const list = async () => (own && keepsSomething() ? (await loadSchool()).listRefreshed(`${own}:${own}`) : [])
    list().then(
      found => current && setProviders(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [own, ended])

  const names = providers.join(' ')
  useEffect(() => {
    if (!own || names === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const onEnded = () => schoolSyncEnded()
    const begin = ({ keepFresh }: Awaited<ReturnType<typeof loadSchool>>) => {
      for (const provider of names.split(' ') as SchoolProvider[])
        void keepFresh({ provider, userId: own, who: `${own}:${own}`, signal }, onEnded)
    }
    loadSchool().then(begin, () => undefined)
    return () => leaving.abort()
  }, [own, names])
}
