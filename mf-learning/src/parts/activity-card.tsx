import { Box } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

/** An activity outside a path: a card of its own where there is room, the page itself on a phone, as in the player. */
export const ActivityCard = ({ children }: { children: ReactNode }) => (
  <Box
    bg={{ base: 'bg', md: 'surface' }}
    borderWidth={{ base: '0', md: '1px' }}
    borderColor="border"
    borderRadius={{ base: '0', md: 'l3' }}
    boxShadow={{ base: 'none', md: 'sm' }}
    mx={{ base: '-2', md: '0' }}
    overflow="hidden"
  >
    {children}
  </Box>
)
