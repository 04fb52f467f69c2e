import { LoadingState } from '@ariane/shared/ui'
import { type ComponentProps, lazy, Suspense } from 'react'

const Player = lazy(() => import('./player.tsx'))

/** A homework as a slideshow, in the room the app's frame leaves; it is fetched when somebody opens one. */
export function HomeworkPlayer(props: ComponentProps<typeof Player>) {
  return (
    <Suspense fallback={<LoadingState label="Chargement du devoir…" />}>
      <Player {...props} />
    </Suspense>
  )
}
