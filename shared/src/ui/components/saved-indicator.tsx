import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { messages } from '../messages.ts'

/** 'Enregistré' while `visible`; its element is always in the page, so that it is announced. */
export function SavedIndicator({ visible, label = messages.saved }: { visible: boolean; label?: string }) {
  return (
    <Flex
      role="status"
      as="span"
      display="inline-flex"
      align="center"
      gap="1.5"
      minH="6"
      color="success.fg"
      fontWeight="semibold"
    >
      {visible && (
        <>
          <Box flexShrink="0">
            <CircleCheck size={20} aria-hidden />
          </Box>
          {label}
        </>
      )}
    </Flex>
  )
}
