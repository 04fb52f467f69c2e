import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import type { RemoteScreens } from '@ariane/shared/federation'
import { useSearchParams } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import { Box, EmptyState, showToast } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useIsParent, useMessages } from './use-messages.ts'
import { parseView, Shown, viewTitle } from './views.tsx'

/** The manager's pupils in a bottom sheet (S1 §2): a list, and the forms that start from it. */
export default function StudentsScreen({ onClose }: RemoteScreens['students']) {
  const manager = useStore($manager)
  const text = useMessages()
  const isParent = useIsParent()
  const [open, setOpen] = useState(true)
  const [search] = useSearchParams()
  const [view, setView] = useState(() => parseView(search.get('vue'), isParent))
  const [removed, setRemoved] = useState<StudentSummary | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const first = useRef(true)

  // Another view replaces the button: the scroll position and the focus follow.
  useEffect(() => {
    if (!first.current) body.current?.focus()
    first.current = false
  }, [view.name])

  if (!manager) return <EmptyState title={messages.forManagers} />
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <BottomSheet open={open} title={viewTitle(view, text)} onClose={close} size="lg" tall={view.name === 'list'}>
        <Box ref={body} tabIndex={-1} outline="none">
          <Shown
            view={view}
            onView={setView}
            onRemove={setRemoved}
            onViewed={close}
            onFollowed={name => {
              showToast(messages.code.done(name), { tone: 'success' })
              setView({ name: 'list' })
            }}
          />
        </Box>
      </BottomSheet>
      {removed && <RemoveDialog student={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}
