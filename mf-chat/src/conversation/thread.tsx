import type { Message } from '@ariane/shared/contracts/chat'
import { Box, Text, VStack } from '@ariane/shared/ui'
import type { Outgoing } from '../outbox/queue.ts'
import { byDay } from '../rules.ts'
import { Bubble } from './bubble.tsx'
import { Report } from './report.tsx'
import { Unsent } from './unsent.tsx'

type Props = {
  said: readonly Message[]
  reader: string
  label: string
  outgoing?: ReadonlyMap<string, Outgoing>
  /** The reader is the pupil of the conversation and may report messages of others. */
  mayReport?: boolean
}

/** Elements that the keyboard reaches are never hidden behind the composer. */
const REACHED = { '& :is(a, button, audio, video)': { scrollMarginBottom: '13rem' } }

/** Messages grouped by day. */
export function Thread({ said, reader, label, outgoing, mayReport = false }: Props) {
  return (
    <VStack as="section" aria-label={label} gap="5" align="stretch" css={REACHED}>
      {byDay(said).map(({ day, title, messages }) => (
        <Box key={`${day} ${messages[0]?.id}`}>
          <Text as="h3" textStyle="sm" fontWeight="semibold" color="ink.muted" textAlign="center" mb="3">
            {title}
          </Text>
          <VStack as="ol" gap="4" align="stretch" listStyleType="none">
            {messages.map(message => {
              const mine = message.senderId === reader
              const out = outgoing?.get(message.id)
              return (
                <Bubble
                  key={message.id}
                  message={message}
                  mine={mine}
                  outgoing={out}
                  below={out && <Unsent outgoing={out} />}
                  action={mayReport && !mine && <Report message={message} pupil={reader} />}
                />
              )
            })}
          </VStack>
        </Box>
      ))}
    </VStack>
  )
}
