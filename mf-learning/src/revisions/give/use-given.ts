import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import type { PathAssignment } from '@ariane/shared/contracts/path-assignments'
import { type Failure, useAction } from '@ariane/shared/form'
import { ApiError, failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { showToast } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages as text } from './messages.ts'
import { givenPaths } from './store.ts'

/** The pupils who have a path, and the calls that assign and withdraw it. */
export function useGiven(id: number, onDone: () => void) {
  const [given, setGiven] = useState<Loadable<PathAssignment[]>>(LOADING)
  const [note, setNote] = useState<string | null>(null)
  const action = useAction('given path', text.failed)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    givenPaths
      .of(id, stop.signal)
      .then(list => setGiven(ready(list)))
      .catch((error: unknown) => {
        if (!isAborted(error)) setGiven(failed(error))
      })
    return () => stop.abort()
  }, [id, tries])

  /** A call that may say something although it succeeded. */
  function run(work: () => Promise<string | null>, failure: Failure) {
    setNote(null)
    return action.run(async () => setNote(await work()), { failure })
  }

  return {
    given,
    busy: action.busy,
    problem: action.problem ?? note,
    retry() {
      setGiven(LOADING)
      setTries(tries + 1)
    },

    give: (chosen: readonly StudentSummary[]) =>
      run(async () => {
        const answer = await givenPaths.give(
          id,
          chosen.map(({ userId }) => userId),
        )
        setGiven(ready(answer.given))
        const without = chosen.filter(({ userId }) => answer.full.includes(userId))
        const count = chosen.length - without.length
        if (count > 0) showToast(text.given(count), { tone: 'success' })
        if (without.length > 0) return text.full(without.map(({ fullName }) => fullName).join(', '))
        onDone()
        return null
      }, text.failed),

    takeBack: ({ userId, fullName }: StudentSummary) =>
      run(
        async () => {
          setGiven(ready(await givenPaths.takeBack(id, userId)))
          showToast(text.takenBack(fullName))
          return null
        },
        error => (error instanceof ApiError && error.code === 'locked' ? text.locked(fullName) : text.backFailed),
      ),
  }
}
