import { Box, VisuallyHidden, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { skeletonLines } from './skeleton-lines.ts'

/** The shape of a text of about so many characters, while what draws it is fetched. */
export function TextSkeleton({ chars }: { chars: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>{messages.textLoading}</VisuallyHidden>
      <VStack aria-hidden align="stretch" gap="3" py="1">
        {skeletonLines(chars).map(({ id, width }) => (
          <Box
            key={id}
            h="4"
            borderRadius="full"
            bg="bg.muted"
            animation="pulse 2s ease-in-out infinite"
            style={{ width }}
          />
        ))}
      </VStack>
    </Box>
  )
}
