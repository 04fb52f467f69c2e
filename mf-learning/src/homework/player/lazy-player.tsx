import { LoadingState } from '@ariane/shared/ui'
import { type ComponentProps, lazy, Suspense } from 'react'

const Player = lazy(() => import('./player.tsx'))

/** A homework as a slideshow, inside the app's layout; loaded when one is opened. */
export function HomeworkPlayer(props: ComponentProps<typeof Player>) {
  return (
    <Suspense fallback={<LoadingState label="Chargement du devoir…" />}>
      <Player {...props} />
    </Suspense>
  )
}
