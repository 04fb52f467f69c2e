import { LoadingState } from '@ariane/shared/ui'
import { type ComponentProps, lazy, Suspense } from 'react'

const Player = lazy(() => import('./player.tsx'))

/** The slideshow is heavy: it is loaded when a path is opened. */
export function PathPlayer(props: ComponentProps<typeof Player>) {
  return (
    <Suspense fallback={<LoadingState label="Initialisation du parcours..." />}>
      <Player {...props} />
    </Suspense>
  )
}
