import { Badge, Box, Flex, Heading, StarIcon, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

type Props = {
  points: number
  /** What they are for, in one sentence. */
  rule: string
}

/** Points where they are earned, with their rule. */
export const PointsCard = ({ points, rule }: Props) => (
  <Box
    as="section"
    bg="surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="l3"
    boxShadow="sm"
    p="5"
    w="full"
    textAlign="start"
  >
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Heading as="h3" fontSize="lg" m="0!">
        {text.points(points)}
      </Heading>
      {points > 0 && (
        <Badge colorPalette="success">
          <StarIcon size={14} aria-hidden />
          {text.here}
        </Badge>
      )}
    </Flex>
    <Text mt="2" mb="0!" textStyle="sm">
      {rule}
    </Text>
  </Box>
)
