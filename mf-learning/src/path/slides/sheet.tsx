import { Box } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { lessonStyle } from './lesson-style.ts'

type Props = {
  label: string /** What is shown brings its own margins: it is no lesson to read. */
  isFrame?: boolean
  id?: string
  children: ReactNode
}

/** The sheet of paper a slide is written on; on a phone the whole screen is one. */
export function Sheet({ label, isFrame = false, id, children }: Props) {
  return (
    <Box
      id={id}
      data-sheet=""
      h="full"
      bg={{ md: 'surface' }}
      borderWidth={{ md: '1px' }}
      borderColor={{ md: 'border' }}
      borderTopWidth={{ md: '4px' }}
      borderTopColor={{ md: 'colorPalette.solid' }}
      borderRadius={{ md: 'l3' }}
      boxShadow={{ md: 'md' }}
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
        <Box maxW="44rem" mx="auto" px={{ base: '0', md: '8' }} py={{ base: '1', md: '8' }} css={lessonStyle}>
          {children}
        </Box>
      )}
    </Box>
  )
}
