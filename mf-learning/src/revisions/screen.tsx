import { useSearchParams } from '@ariane/shared/router'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { PathPlayer } from '../path/lazy-player.tsx'
import { PathList } from './list/path-list.tsx'

const PathWizard = lazy(() => import('./create/path-wizard.tsx'))

/** The pupil's paths; a card opens its player, or the wizard when it is incomplete, inside this screen. */
export default function RevisionsScreen({ onBack }: { onBack?: (() => void) | undefined }) {
  const [search, setSearch] = useSearchParams()
  const playing = search.get('parcours')
  const creating = search.get('creation')

  const open = (name: 'parcours' | 'creation', value: string) =>
    setSearch(now => {
      const next = new URLSearchParams(now)
      next.set(name, value)
      return next
    })
  const close = () =>
    setSearch(now => {
      const next = new URLSearchParams(now)
      next.delete('parcours')
      next.delete('creation')
      return next
    })

  if (playing) return <PathPlayer id={Number(playing)} backLabel={messages.revisions.title} onBack={close} />
  return (
    <>
      <PathList
        onBack={onBack}
        onCreate={() => open('creation', 'nouveau')}
        onResume={id => open('creation', String(id))}
        onPlay={id => open('parcours', String(id))}
      />
      {creating && (
        <Suspense fallback={null}>
          <PathWizard key={creating} resume={Number(creating) || undefined} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
