import { PRODUCT } from '@ariane/shared/catalogue'
import { type LegalNotice, rightsRoutes } from '@ariane/shared/contracts/rights'
import { call, failed, LOADING, type Loadable, logOnly, ready } from '@ariane/shared/http'
import { ErrorState, PageHeader, SkeletonCards } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import type { LegalId } from './addresses.ts'
import { LegalLinks } from './links.tsx'
import { messages as text } from './messages.ts'
import { headings, LegalContent } from './pages.tsx'

/** One of the public pages, for a signed-in user. */
export default function LegalPage({ id }: { id: LegalId }) {
  const [loaded, setLoaded] = useState<Loadable<LegalNotice>>(LOADING)
  const [tries, retry] = useState(0)
  const { title, subtitle } = headings[id]
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`
  }, [title])
  useEffect(() => {
    const abort = new AbortController()
    call(rightsRoutes.legalNotice, {}, { signal: abort.signal }).then(
      ({ data }) => setLoaded(ready(data)),
      error => {
        if (abort.signal.aborted) return
        logOnly('legal notice', error)
        setLoaded(failed(error))
      },
    )
    return () => abort.abort()
  }, [tries])
  const reload = () => {
    setLoaded(LOADING)
    retry(tries + 1)
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={reload} />}
      {loaded.state === 'ready' && <LegalContent id={id} notice={loaded.data} />}
      {loaded.state !== 'loading' && <LegalLinks label={text.links} />}
    </>
  )
}
