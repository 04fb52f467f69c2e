import { $activeUser, useStore } from '@ariane/shared/session'
import { Box, Flex } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { ViewingBanner } from './viewing-banner.tsx'

/** A page without the menu; the banner of a viewed pupil stands above it too. */
export function FullScreen({ children }: { children: ReactNode }) {
  const viewing = useStore($activeUser)?.switched ?? false
  if (!viewing) return children
  return (
    <Flex direction="column" h="100dvh" bg="bg" css={{ '& > main': { flex: '1', minHeight: '0', height: 'auto' } }}>
      <Box px="3" pt="2" mb="-3">
        <ViewingBanner />
      </Box>
      {children}
    </Flex>
  )
}
