import { Box, Flex } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

/** The one action of the page, in reach while its questions are answered or its boxes are ticked; with it what is still missing. */
export const StickyFooter = ({ children }: { children: ReactNode }) => (
  <Box
    pos="sticky"
    bottom="var(--bottom-bar, 0px)"
    zIndex="docked"
    mx={{ base: '-4', md: '-8' }}
    mt="6"
    mb={{ base: '-5', md: '-8' }}
    px={{ base: '4', md: '8' }}
    py="3"
    bg="surface"
    borderTopWidth="1px"
    borderColor="border"
    css={{ '@media (max-height: 420px)': { position: 'static' } }}
  >
    <Flex
      gap={{ base: '2', md: '6' }}
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      justify="space-between"
    >
      {children}
    </Flex>
  </Box>
)
