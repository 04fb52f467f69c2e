import { useSearchParams } from '@ariane/shared/router'
import { Center, LoadingState } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect } from 'react'
import { homework } from '../stores/homework.ts'
import { HomeworkList } from './list/homework-list.tsx'
import { messages } from './messages.ts'
import { HomeworkPlayer } from './player/lazy-player.tsx'

const loadSheet = () => import('./create/homework-sheet.tsx')
const HomeworkSheet = lazy(loadSheet)

/** The pupil's homework; a card opens its player, or the sheet when it is incomplete, inside this screen. */
export default function HomeworkScreen({ onBack }: { onBack?: (() => void) | undefined }) {
  const [search, setSearch] = useSearchParams()
  const playing = search.get('devoir')
  const creating = search.get('creation')

  // Preloaded while the list is read, so that the plus button opens at once, even on a slow connection.
  useEffect(() => void loadSheet().catch(() => undefined), [])

  const show = (shown: { devoir?: number; creation?: number | 'nouveau' }) =>
    setSearch(now => {
      const next = new URLSearchParams(now)
      next.delete('devoir')
      next.delete('creation')
      for (const [name, value] of Object.entries(shown)) next.set(name, String(value))
      return next
    })
  const close = () => show({})

  if (playing)
    return (
      <HomeworkPlayer
        id={Number(playing)}
        onBack={() => {
          void homework.reload()
          close()
        }}
      />
    )
  return (
    <>
      <HomeworkList
        onBack={onBack}
        onCreate={() => show({ creation: 'nouveau' })}
        onResume={creation => show({ creation })}
        onPlay={devoir => show({ devoir })}
      />
      {creating && (
        <Suspense fallback={<Opening />}>
          <HomeworkSheet key={creating} resume={Number(creating) || undefined} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function Opening() {
  return (
    <Center pos="fixed" inset="0" zIndex="modal" bg="bg/80">
      <LoadingState label={messages.opening} />
    </Center>
  )
}
