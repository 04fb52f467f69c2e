import { $activeUser, backToMe, students, useStore } from '@ariane/shared/session'
import { Box, Button, Notice, UndoIcon } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { messages } from './messages.ts'

/** Tells a manager, for as long as it lasts, that the pages of a pupil are shown, and offers the way back. */
export function ViewingBanner() {
  const active = useStore($activeUser)
  return active?.switched ? <Banner name={active.displayName} /> : null
}

function Banner({ name }: { name: string }) {
  // The pupil may have ended the link while the manager's window was hidden: the list is read again.
  useEffect(() => {
    const reloadIfVisible = () => document.visibilityState === 'visible' && void students.reload()
    const stop = students.$data.listen(() => undefined)
    document.addEventListener('visibilitychange', reloadIfVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', reloadIfVisible)
    }
  }, [])
  return (
    <Box pos="sticky" top="2" zIndex="docked" mb="5" borderRadius="l2" boxShadow="md">
      <Notice
        tone="info"
        action={
          <Button size="sm" variant="outline" onClick={backToMe}>
            <UndoIcon aria-hidden />
            {messages.menu.back}
          </Button>
        }
      >
        {messages.menu.viewing(name)}
      </Notice>
    </Box>
  )
}
