import { useDraft } from '@ariane/shared/session'
import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'

const text = messages.notify
/** Chrome on Android has the API and the permission, but shows no notification without a service worker. */
const possible = () => 'Notification' in globalThis && isSecureContext && !/Android/i.test(navigator.userAgent)

/** Asks once, after the user has written, whether the browser may notify of answers. */
export function NotifyLine() {
  const [declined, setDeclined] = useDraft('chat-notify-declined', false)
  const [permission, setPermission] = useState(() => (possible() ? Notification.permission : 'denied'))
  const [asked, setAsked] = useState(false)
  if (asked && permission === 'denied') return <Text textStyle="sm">{text.denied}</Text>
  if (declined || permission !== 'default') return null

  async function ask() {
    setAsked(true)
    setPermission(await Notification.requestPermission())
  }
  return (
    <Flex gap="3" align="center" wrap="wrap" bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold">{text.ask}</Text>
        <Text textStyle="sm" color="ink.muted">
          {text.why}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setDeclined(true)}>
          {text.later}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void ask()}>
          {text.allow}
        </Button>
      </Flex>
    </Flex>
  )
}
