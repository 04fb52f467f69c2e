import { CREDIT_POINTS } from '@ariane/shared/catalogue'
import type { CreditsSummary } from '@ariane/shared/contracts/achievements'
import { Box, HStack, StarIcon, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.profile.points

/** The points, and the finished work that earned them. */
export function Points({ credits: { finished, points } }: { credits: CreditsSummary }) {
  return (
    <HStack gap="4" align="start" mt="5" p="4" borderRadius="l2" bg="warning.subtle">
      <Box color="warning.fg" mt="1" aria-hidden>
        <StarIcon />
      </Box>
      <Box>
        <Text fontWeight="bold">{text.total(points.total)}</Text>
        <Text textStyle="sm">
          {[
            text.modules(finished.modules, CREDIT_POINTS.module),
            text.homework(finished.homework, CREDIT_POINTS.homework),
            text.objectives(finished.objectives, CREDIT_POINTS.objective),
          ].join(' · ')}
        </Text>
      </Box>
    </HStack>
  )
}
