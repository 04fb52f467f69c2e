import { consentRoutes } from '@ariane/shared/contracts/consent'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { call, logOnly } from '@ariane/shared/http'
import { useEffect, useState } from 'react'

export type Readiness = { needsConsent: boolean; isFollowed: boolean }

const WAITING = ['missing', 'asked', 'withdrawn']
const FINE: Readiness = { needsConsent: false, isFollowed: true }

/**
 * Whether a pupil's request would be accepted and read by an adult, known before it is written. Failures count as
 * ready.
 */
export function useReadiness(userId: string): Readiness {
  const [held, hold] = useState<{ of: string; readiness: Readiness }>({ of: '', readiness: FINE })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const asked = [
      call(consentRoutes.readConsent, { userId }, { signal }),
      call(linksRoutes.listFollowers, { userId }, { signal }),
    ] as const
    Promise.all(asked)
      .then(([consent, followers]) => {
        const needsConsent = WAITING.includes(consent.data.state)
        hold({ of: userId, readiness: { needsConsent, isFollowed: followers.data.followers.length > 0 } })
      })
      .catch(error => logOnly('readiness', error))
    return () => stop.abort()
  }, [userId])
  return held.of === userId ? held.readiness : FINE
}
