import type { ActiveUser } from '@ariane/shared/session'
import { Badge, Box, Center, HStack, Panel, Text } from '@ariane/shared/ui'
import { initials } from './rules.ts'

/** `standing`: the grade of a pupil, the role of an adult. */
export function HeaderCard({ user, email, standing }: { user: ActiveUser; email: string; standing: string }) {
  return (
    <Panel bg="brand.subtle" borderColor="transparent">
      <HStack gap={{ base: '4', sm: '5' }} align={{ base: 'start', sm: 'center' }}>
        <Center
          boxSize={{ base: '12', sm: '16' }}
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          flexShrink="0"
          aria-hidden
        >
          <Text textStyle={{ base: 'lg', sm: '2xl' }} fontWeight="bold">
            {initials(user.displayName)}
          </Text>
        </Center>
        <Box minW="0">
          <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
            {user.displayName}
          </Text>
          <Text color="ink.muted" overflowWrap="anywhere">
            {email}
          </Text>
          <Badge mt="2" bg="surface">
            {standing}
          </Badge>
        </Box>
      </HStack>
    </Panel>
  )
}
