import { trialRoutes } from '@ariane/shared/contracts/trial'
import { ApiError, call, failed, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $activeUser } from '@ariane/shared/session'
import { Box, Button, Notice } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { messages as text } from './messages.ts'
import { readTrial, type StoredTrial, writeTrial } from './trial-storage.ts'

type Kept = { id: number; right: number; answered: number }

async function keep({ topicId, seed, answers }: StoredTrial): Promise<Kept> {
  const userId = $activeUser.get()?.uid ?? ''
  const sent = answers.map(({ key, tries }) => ({ key, tries }))
  const { data } = await call(trialRoutes.keepTrial, { userId, topicId, seed, answers: sent })
  return data
}

/** Takes over what was tried before the account was there, and says what came of it. */
export default function KeptTrial({ onKept }: { onKept: () => void }) {
  const [trial] = useState(readTrial)
  const [kept, setKept] = useState<Loadable<Kept>>(LOADING)
  const [attempt, setAttempt] = useState(0)
  const tellKept = useEffectEvent(onKept)
  useEffect(() => {
    let isGone = false
    if (!trial) return
    keep(trial)
      .then(data => {
        writeTrial(null)
        if (isGone) return
        setKept(ready(data))
        tellKept()
      })
      .catch(error => {
        logOnly('trial', error)
        // What the API refuses is refused again; a lost connection comes back.
        if (error instanceof ApiError && error.status < 500) writeTrial(null)
        if (!isGone) setKept(failed(error))
      })
    return () => {
      isGone = true
    }
  }, [trial, attempt])

  if (!trial) return null
  return (
    <Box mb={{ base: '2.5', md: '5' }}>
      {kept.state === 'loading' && <Notice tone="info">{text.keeping}</Notice>}
      {kept.state === 'ready' && (
        <Notice
          tone="success"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={`/path/${kept.data.id}`}>{text.continue}</Link>
            </Button>
          }
        >
          {text.kept(kept.data.right, kept.data.answered)}
        </Notice>
      )}
      {kept.state === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => setAttempt(attempt + 1)}>
              {text.retry}
            </Button>
          }
        >
          {text.keptFailure}
        </Notice>
      )}
    </Box>
  )
}
