import { ROLE_TITLES, type Role } from '@ariane/shared/catalogue'
import { Badge, Box, HStack, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

type Props = {
  adult: { fullName: string; email: string; role: Role }
  /** What else is known, below the address. */
  children: ReactNode
  actions: ReactNode
}

/** An adult in a list of an operator's. */
export function AdultRow({ adult: { fullName, email, role }, children, actions }: Props) {
  return (
    <HStack as="li" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px" borderColor="border" pt="3">
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {fullName}
          </Text>
          <Badge>{ROLE_TITLES[role]}</Badge>
        </HStack>
        <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
          {email}
        </Text>
        {children}
      </Box>
      {actions}
    </HStack>
  )
}
