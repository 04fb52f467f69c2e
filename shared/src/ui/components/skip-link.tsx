import { chakra } from '@chakra-ui/react'
import { messages } from '../messages.ts'

/** The first element that the Tab key reaches: jumps to the element with this id. */
export function SkipLink({ to, label = messages.skip }: { to: string; label?: string }) {
  return (
    <chakra.a
      href={`#${to}`}
      pos="fixed"
      top="3"
      left="3"
      zIndex="skipNav"
      px="5"
      py="3"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="bold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {label}
    </chakra.a>
  )
}
