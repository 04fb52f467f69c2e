import { logOnly } from '@ariane/shared/http'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { NotLoaded } from './not-loaded.tsx'
import { useHealing } from './use-healing.ts'

type Options<P> = {
  /** Shown until the part is there. */
  waiting: (props: P) => ReactNode
  /** Shown when the part cannot be had, in place of the sentence that says so. */
  missing?: (props: P) => ReactNode
}

const REMOTE = 'mf-learning'

/** The browser may have stored the failed answer of the old address. */
function renewAddresses(): void {
  const attempts = globalThis.__ARIANE_RETRY__
  globalThis.__ARIANE_RETRY__ = { ...attempts, [REMOTE]: (attempts?.[REMOTE] ?? 0) + 1 }
}

/**
 * A component whose code is fetched when it is first shown. React's `lazy` remembers a failure and throws it to the
 * boundary of the whole screen; here a sentence stands in the part's place until it can be had.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { waiting, missing }: Options<P>,
) {
  let Loaded: ComponentType<P> | null = null

  return function LazyPart(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting')
    const fetchPart = async () => {
      try {
        Loaded = (await load()).default
        setState('ready')
      } catch (error) {
        logOnly('part of a screen', error)
        setState('missing')
      }
    }
    const fetchFirst = useEffectEvent(() => Loaded === null && void fetchPart())
    useEffect(() => void fetchFirst(), [])
    useHealing(state === 'missing', () => void fetchPart())

    if (Loaded) return <Loaded {...props} />
    if (state !== 'missing') return waiting(props)
    if (missing) return missing(props)
    return (
      <NotLoaded
        onRetry={() => {
          renewAddresses()
          setState('waiting')
          void fetchPart()
        }}
      />
    )
  }
}
