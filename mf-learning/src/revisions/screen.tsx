import { useLocation, useSearchParams } from '@ariane/shared/router'
import { Center, LoadingState } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect } from 'react'
import { messages } from '../messages.ts'
import { PathPlayer } from '../path/lazy-player.tsx'
import { PathList } from './list/path-list.tsx'
import { placeToSearch, QUICK_START, readPlace, withoutPlace } from './start/place.ts'

const loadWizard = () => import('./create/path-wizard.tsx')
const PathWizard = lazy(loadWizard)
const loadQuickStart = () => import('./start/quick-start.tsx')
const QuickStart = lazy(loadQuickStart)
const FirstQuestions = lazy(() => import('../trial/first-questions.tsx'))
const ErrorsBook = lazy(() => import('./errors/book.tsx'))

/** The pupil's paths; a card opens its player, or the wizard when it is incomplete, inside this screen. */
export default function RevisionsScreen({ onBack }: { onBack?: (() => void) | undefined }) {
  const [search, setSearch] = useSearchParams()
  const playing = search.get('parcours')
  const creating = search.get('creation')
  const { pathname } = useLocation()

  // Preloaded while the list is read, so that its buttons open at once, even on a slow connection.
  useEffect(() => {
    for (const load of [loadWizard, loadQuickStart]) load().catch(() => undefined)
  }, [])

  const open = (name: 'parcours' | 'creation', value: string) =>
    setSearch(now => {
      const next = withoutPlace(now)
      next.set(name, value)
      return next
    })
  const close = () =>
    setSearch(now => {
      const next = withoutPlace(now)
      next.delete('parcours')
      next.delete('creation')
      return next
    })

  if (pathname.startsWith('/revisions/erreurs'))
    return (
      <Suspense fallback={<LoadingState label={messages.wizard.opening} />}>
        <ErrorsBook />
      </Suspense>
    )
  if (pathname.startsWith('/revisions/premieres-questions'))
    return (
      <Suspense fallback={<LoadingState label={messages.wizard.opening} />}>
        <FirstQuestions />
      </Suspense>
    )
  if (playing)
    return (
      <PathPlayer
        id={Number(playing)}
        backLabel={messages.revisions.title}
        onBack={close}
        onOpen={id => open('parcours', String(id))}
      />
    )
  if (search.has(QUICK_START) && !creating)
    return (
      <Suspense fallback={<LoadingState label={messages.wizard.opening} />}>
        <QuickStart
          onPlay={id => open('parcours', String(id))}
          onCustomise={() => open('creation', 'nouveau')}
          onResume={id => open('creation', String(id))}
          onClose={close}
        />
      </Suspense>
    )
  return (
    <>
      <PathList
        onBack={onBack}
        onStart={() => setSearch(now => placeToSearch(now, readPlace(withoutPlace(now))))}
        onCreate={() => open('creation', 'nouveau')}
        onResume={id => open('creation', String(id))}
        onPlay={id => open('parcours', String(id))}
      />
      {creating && (
        <Suspense fallback={<Opening />}>
          <PathWizard key={creating} resume={Number(creating) || undefined} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function Opening() {
  return (
    <Center pos="fixed" inset="0" zIndex="modal" bg="bg/80">
      <LoadingState label={messages.wizard.opening} />
    </Center>
  )
}
