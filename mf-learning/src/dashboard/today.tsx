import { useStore } from '@ariane/shared/session'
import { Box, ErrorState, Panel } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { ReceivedMessages } from './class-messages/received-messages.tsx'
import { Counters, type Counts } from './counters.tsx'
import { messages as text } from './daily/messages.ts'
import { Remember } from './daily/remember.tsx'
import { SessionCard } from './daily/session-card.tsx'
import { daily } from './daily/store.ts'
import { WeekThread } from './daily/week-thread.tsx'

/** What today is about: what teachers wrote, the session, the thread of the week, what must not be forgotten, and the counters. */
export function Today({ counts, onPlay }: { counts: Counts | null; onPlay: () => void }) {
  const session = useStore(daily.$data)
  return (
    <>
      <ReceivedMessages />
      <Box
        display={{ base: 'grid', lg: 'flex' }}
        gridTemplateColumns="minmax(0, 1fr)"
        // Two columns as long as both have room, which depends on the size of the letters, too.
        flexWrap="wrap"
        gap={{ base: '4', lg: '5' }}
        alignItems="start"
        mb={{ base: '4', lg: '5' }}
      >
        <Column flex="1.25 1 20rem">
          {session.state === 'ready' ? (
            <SessionCard session={session.data} onPlay={onPlay} />
          ) : (
            <Panel>
              <ErrorState message={text.failure} onRetry={() => void daily.reload({ showLoading: true })} />
            </Panel>
          )}
          <Box order="4">
            <Counters counts={counts} />
          </Box>
        </Column>
        <Column flex="1 1 17rem">
          {session.state === 'ready' && (
            <Box order="2">
              <WeekThread session={session.data} />
            </Box>
          )}
          <Box order="3">
            <Remember />
          </Box>
        </Column>
      </Box>
    </>
  )
}

/** A column where there is room for two; one list in the order of what comes first elsewhere. */
const Column = ({ flex, children }: { flex: string; children: ReactNode }) => (
  <Box display={{ base: 'contents', lg: 'grid' }} gridTemplateColumns="minmax(0, 1fr)" gap="5" minW="0" flex={flex}>
    {children}
  </Box>
)
