import { useNavigate, useParams, useSearchParams } from '@ariane/shared/router'
import { LoadingState } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { parsePathId } from './id.ts'
import { messages } from './messages.ts'
import PathPlayer from './player.tsx'

const PrintPath = lazy(() => import('./print/print-path.tsx'))

/** The full-screen page /path/{pathId}. */
export default function PathScreen() {
  const { pathId } = useParams()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = parsePathId(pathId)

  if (search.has('impression') && id !== null)
    return (
      <Suspense fallback={<LoadingState label={messages.loading} />}>
        <PrintPath id={id} onBack={() => void navigate(`/path/${id}`)} />
      </Suspense>
    )
  return (
    <PathPlayer
      id={id ?? Number.NaN}
      backLabel={messages.home}
      onBack={() => void navigate('/')}
      onOpen={added => void navigate(`/path/${added}`, { replace: true })}
      fullScreen
    />
  )
}
