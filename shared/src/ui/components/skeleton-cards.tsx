import { Box, SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { messages } from '../messages.ts'

/** Placeholders of `count` cards while they load; a screen reader gets `label`. */
export function SkeletonCards({ count = 3, label = messages.loading }: { count?: number; label?: string }) {
  return (
    <Box role="status" data-waiting="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <SimpleGrid aria-hidden minChildWidth="min(100%, 17rem)" gap="4">
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} bg="surface" borderRadius="l3" borderWidth="1px" borderColor="border" p="5">
            <Skeleton h="5" w="40%" mb="4" borderRadius="full" />
            <Skeleton h="6" w="85%" mb="3" />
            <Skeleton h="4" w="65%" mb="6" />
            <Skeleton h="2.5" w="100%" borderRadius="full" />
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
