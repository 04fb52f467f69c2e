import { $seenAt } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { Box } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { SeenNotice } from '../offline/seen-notice.tsx'
import { ViewingBanner } from './viewing-banner.tsx'

const column = {
  display: 'flex',
  flexDirection: 'column',
  h: '100dvh',
  bg: 'bg',
  '& > main': { flex: '1', minHeight: '0', height: 'auto' },
}

/** A page without the menu; the banner of a viewed pupil stands above it too, and when it was read. */
export function FullScreen({ children }: { children: ReactNode }) {
  const viewing = useStore($activeUser)?.switched ?? false
  const isKept = useStore($seenAt) !== null
  const hasBanner = viewing || isKept
  // One element in both cases: a player is not drawn anew when the connection comes back.
  return (
    <Box css={hasBanner ? column : { display: 'contents' }}>
      {hasBanner && (
        <Box px="3" pt="2" mb="-3">
          <ViewingBanner />
          <SeenNotice />
        </Box>
      )}
      {children}
    </Box>
  )
}
