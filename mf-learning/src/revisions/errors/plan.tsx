import type { DueReviews } from '@ariane/shared/contracts/review'
import { Link } from '@ariane/shared/router'
import { Box, Button, ClockIcon, Flex, Panel, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { comingUp } from './rules.ts'

const text = messages.plan

/** When the next review items are due, in the pupil's work slots. */
export function Plan({ due }: { due: DueReviews & { at: number } }) {
  const coming = comingUp(due, due.at)
  const isEmpty = due.plan.length === 0
  return (
    <Panel title={text.title} icon={<ClockIcon />}>
      <Text color="ink.muted" mb={coming.length > 0 ? '3' : '0'}>
        {isEmpty ? text.none : text.lead}
      </Text>
      <Box as="ul" listStyleType="none">
        {coming.map(({ start, when, count }) => (
          <Flex as="li" key={start} justify="space-between" gap="4" wrap="wrap" py="2">
            <Text>{when}</Text>
            <Text fontWeight="semibold">{count}</Text>
          </Flex>
        ))}
      </Box>
      <Button asChild size="sm" variant="outline" mt="3">
        <Link to="/settings">{text.change}</Link>
      </Button>
    </Panel>
  )
}
