import { Box, ChevronRightIcon, chakra } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

/** Something that is shown when its title is pressed. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.details
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    px="3"
    mb="5"
    css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}
  >
    <chakra.summary display="flex" alignItems="center" gap="1" minH="touch" fontWeight="semibold" cursor="pointer">
      <ChevronRightIcon size={18} aria-hidden />
      {title}
    </chakra.summary>
    <Box px="1" pb="4">
      {children}
    </Box>
  </chakra.details>
)
