import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { useIdle } from './use-idle.ts'
import { watchVersions } from './watch-versions.ts'

/**
 * Offers a newer version once the pupil pauses; nothing is reloaded before the pupil agrees. It goes when that version was
 * taken back.
 */
export function UpdatePrompt() {
  const [newer, setNewer] = useState(false)
  const wasPostponed = useRef(false)
  useEffect(
    () =>
      watchVersions(hasNewer => {
        setNewer(hasNewer && !wasPostponed.current)
        wasPostponed.current = false
      }),
    [],
  )
  const postpone = () => {
    // The next look may come in a second: it asks at the one after.
    wasPostponed.current = true
    setNewer(false)
  }
  return (
    <Box role="status" aria-label={messages.label}>
      {newer && <Prompt onLater={postpone} />}
    </Box>
  )
}

function Prompt({ onLater }: { onLater: () => void }) {
  return useIdle() ? (
    <Flex
      pos="fixed"
      // On a phone clear of a player's way back at the top, and of its buttons at the bottom, under the thumb.
      top={{ base: '16', md: 'auto' }}
      bottom={{ base: 'auto', md: '24' }}
      insetEnd="4"
      zIndex="banner"
      maxW="min(24rem, calc(100vw - 2rem))"
      direction="column"
      gap="3"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      shadow="lg"
    >
      <Text>{messages.ready}</Text>
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button size="sm" variant="ghost" onClick={onLater}>
          {messages.later}
        </Button>
        <Button size="sm" onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      </Flex>
    </Flex>
  ) : null
}
