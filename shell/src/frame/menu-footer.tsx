import { $session, displayNameOf, useStore } from '@ariane/shared/session'
import { Box, HStack, Text, ThemeToggle, UserIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

/** Who is connected (S1 §2). */
export function MenuFooter() {
  const session = useStore($session)
  if (session.status !== 'signedIn') return null
  const { user } = session
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="3" px="2">
      <HStack gap="3" mb="3">
        <Box bg="brand.subtle" color="brand.fg" borderRadius="full" p="2" flexShrink="0" aria-hidden>
          <UserIcon size={20} />
        </Box>
        <Box minW="0">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {displayNameOf(user, messages.menu.user)}
          </Text>
          <Text color="ink.muted" textStyle="sm">
            {user.grade}
          </Text>
          {user.assignedBy && (
            <Text color="ink.muted" textStyle="sm">
              {messages.menu.followed}
            </Text>
          )}
        </Box>
      </HStack>
      <ThemeToggle compact />
    </Box>
  )
}
