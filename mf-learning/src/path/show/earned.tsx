import { CREDIT_POINTS } from '@ariane/shared/catalogue'
import { Badge, Flex, Heading, StarIcon, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Card } from './missed.tsx'

const text = messages.end

/** The points of the steps that are behind one, with their rule. */
export function Earned({ done }: { done: number }) {
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h3" fontSize="lg">
          {text.points(done * CREDIT_POINTS.module)}
        </Heading>
        <Badge colorPalette="success">
          <StarIcon size={14} aria-hidden />
          {text.earnedHere}
        </Badge>
      </Flex>
      <Flex justify="space-between" gap="3" mt="2" textStyle="sm">
        <Text>{text.rule(done, CREDIT_POINTS.module)}</Text>
        <Text fontWeight="bold">{done * CREDIT_POINTS.module}</Text>
      </Flex>
    </Card>
  )
}
