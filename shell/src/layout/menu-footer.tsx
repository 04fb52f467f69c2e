import { isManager, ROLE_TITLES } from '@ariane/shared/catalogue'
import { $comfort, $session, $switched, displayName, setComfort, useStore } from '@ariane/shared/session'
import { Box, HStack, Text, ThemeToggle, UserIcon } from '@ariane/shared/ui'
import { Switcher } from '../switcher/switcher.tsx'
import { messages } from './messages.ts'

/** Name and role of the signed-in user, and for a manager whose pages are shown (S1 §2). */
export function MenuFooter() {
  const session = useStore($session)
  const switched = useStore($switched)
  const { theme } = useStore($comfort)
  if (session.status !== 'signedIn') return null
  const { user } = session
  const role = user.roles.find(isManager)
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="3" px="2">
      <HStack gap="3" mb="3">
        <Box bg="brand.subtle" color="brand.fg" borderRadius="full" p="2" flexShrink="0" aria-hidden>
          <UserIcon size={20} />
        </Box>
        <Box minW="0">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {displayName(user, messages.menu.user)}
          </Text>
          <Text color="ink.muted" textStyle="sm">
            {role ? ROLE_TITLES[role] : user.grade}
          </Text>
          {switched && (
            <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
              {messages.menu.viewed(`${switched.displayName}, ${switched.grade}`)}
            </Text>
          )}
          {user.assignedBy && (
            <Text color="ink.muted" textStyle="sm">
              {messages.menu.followed}
            </Text>
          )}
        </Box>
      </HStack>
      {role && <Switcher />}
      <ThemeToggle compact value={theme} onChange={next => setComfort({ theme: next })} />
    </Box>
  )
}
