import { Box, Flex } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

type Props = {
  /** Beside or above the button. */
  lead?: ReactNode
  /** On a page that ends with it anyway: no bar on a large screen. */
  isPlain?: boolean
  children: ReactNode
}

/**
 * The one action of a page, always in reach: at the end of the screen, above the bar of the app where there is one. It
 * scrolls with the page where the window is very low.
 */
export function StartFooter({ lead, isPlain = false, children }: Props) {
  return (
    <Box
      pos="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="docked"
      mx={{ base: '-4', md: '-8' }}
      mt={isPlain ? 'auto' : '6'}
      mb={{ base: '-5', md: '-8' }}
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="calc({spacing.3} + env(safe-area-inset-bottom))"
      bg={isPlain ? { base: 'surface', md: 'transparent' } : 'surface'}
      borderTopWidth={isPlain ? { base: '1px', md: '0' } : '1px'}
      borderColor="border"
      animation="rise"
      css={{
        '@media (max-height: 420px)': { position: 'static' },
        '@media (min-height: 421px)': {
          'html:not([data-full-screen]):has(&)': { scrollPaddingBottom: 'calc(12rem + env(safe-area-inset-bottom))' },
        },
      }}
    >
      <Flex
        maxW="44rem"
        mx="auto"
        gap={{ base: '2', md: '6' }}
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'center' }}
        justify="space-between"
      >
        {lead}
        {children}
      </Flex>
    </Box>
  )
}
