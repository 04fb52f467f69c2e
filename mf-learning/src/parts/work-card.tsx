import type { Subject } from '@ariane/shared/catalogue'
import { Box, ChevronRightIcon, chakra, Flex, Heading, HStack, subjectPalette, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

const Opener = chakra('button')

type Props = {
  title: string
  subject: Subject
  description: string
  badges: ReactNode
  /** Absent while it cannot be opened: the card is dimmed and ignores clicks. */
  onOpen: (() => void) | undefined
  /** Stands out among its neighbours. */
  highlight?: boolean
  /** What stands at the bottom, above the buttons. */
  facts: ReactNode
  /** Buttons of their own, not part of the click on the card. */
  buttons: ReactNode
  children?: ReactNode
}

/** A path or a homework in a list: the whole card opens it. */
export function WorkCard({ title, subject, description, badges, onOpen, highlight, facts, buttons, children }: Props) {
  return (
    <Flex
      as="article"
      direction="column"
      h="full"
      pos="relative"
      colorPalette={subjectPalette(subject)}
      bg={highlight ? 'warning.subtle' : 'surface'}
      borderWidth="1px"
      borderColor={highlight ? 'warning.fg' : 'border'}
      borderTopWidth="4px"
      borderTopColor="colorPalette.solid"
      borderRadius="l3"
      boxShadow="sm"
      p="5"
      gap="3"
      opacity={onOpen ? 1 : 0.6}
      {...(onOpen && { _hover: { boxShadow: 'md' } })}
    >
      <HStack gap="2" wrap="wrap">
        {badges}
      </HStack>
      <Heading as="h2" size="md" overflowWrap="anywhere" display="flex" gap="2" justifyContent="space-between">
        <Opener
          type="button"
          minW="0"
          textAlign="start"
          cursor={onOpen ? 'pointer' : 'default'}
          aria-disabled={!onOpen}
          onClick={onOpen}
          _after={{ content: '""', pos: 'absolute', inset: '0' }}
        >
          {title}
        </Opener>
        {onOpen && (
          <Box as="span" flexShrink="0" color="ink.muted">
            <ChevronRightIcon aria-hidden />
          </Box>
        )}
      </Heading>
      <Text color="ink.muted" lineClamp={3} overflowWrap="anywhere">
        {description}
      </Text>
      <Box mt="auto">
        {facts}
        <HStack
          // What is done with it is no matter of its subject: red would warn.
          colorPalette="brand"
          mt="2"
          ml="-2"
          justify="space-between"
          wrap="wrap"
          gap="0"
          pos="relative"
          pointerEvents="none"
          css={{ '& > *': { pointerEvents: 'auto', px: '2' } }}
        >
          {buttons}
        </HStack>
        {children}
      </Box>
    </Flex>
  )
}
