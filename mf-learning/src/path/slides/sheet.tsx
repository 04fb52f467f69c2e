import { Box } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { lessonStyle } from './lesson-style.ts'

type Props = { label: string; isFrame?: boolean; id?: string; children: ReactNode }

/** The sheet of paper a slide is written on. */
export function Sheet({ label, isFrame = false, id, children }: Props) {
  return (
    <Box
      id={id}
      h="full"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="4px"
      borderTopColor="colorPalette.solid"
      borderRadius="l3"
      boxShadow="md"
      overflowX="hidden"
      overflowY="auto"
      overscrollBehavior="contain"
      tabIndex={0}
      role="group"
      aria-label={label}
      _focusVisible={{ outlineOffset: '-3px' }}
    >
      {isFrame ? (
        children
      ) : (
        <Box maxW="44rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '5', md: '8' }} css={lessonStyle}>
          {children}
        </Box>
      )}
    </Box>
  )
}
