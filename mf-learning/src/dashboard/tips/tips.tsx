import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, chakra, HStack, LightbulbIcon, SimpleGrid, Text } from '@ariane/shared/ui'
import { Fold } from '../fold.tsx'
import { recent, week } from '../store.ts'
import { dueCount } from './due-count.ts'
import { messages as text } from './messages.ts'
import { makeTips } from './rules.ts'
import { coming } from './store.ts'

const TextLink = chakra(Link)

/**
 * Recommendations from the pupil's own planner, reviews and alerts, each with its reason; a failed source is left out.
 */
export function Tips() {
  const [events, due, alerts, works] = [
    useStore(coming.$data),
    useStore(dueCount.$data),
    useStore(week.$data),
    useStore(recent.$data),
  ]
  const read = [events, due, alerts, works]
  const tips = makeTips(
    {
      events: events.state === 'ready' ? events.data.events : [],
      alerts: alerts.state === 'ready' ? alerts.data.alerts : [],
      errors: due.state === 'ready' ? due.data : 0,
      paths: works.state === 'ready' ? works.data.paths.length : 0,
      complete: read.every(({ state }) => state === 'ready'),
    },
    events.state === 'ready' ? events.data.at : 0,
  )
  if (tips.length === 0) return null
  return (
    <Fold title={text.title} icon={<LightbulbIcon />} count={tips.length} colorPalette="accent">
      <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap="4" listStyleType="none">
        {tips.map(tip => (
          <HStack as="li" key={tip.fact} align="start" gap="3" bg="accent.subtle" borderRadius="l2" p="4">
            <Box color="accent.fg" mt="0.5" aria-hidden>
              <LightbulbIcon size={20} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <TextLink
                to={tip.to}
                color="inherit"
                fontWeight="bold"
                textDecoration="underline"
                textDecorationColor="border.strong"
                textUnderlineOffset="3px"
              >
                {tip.title}
              </TextLink>
              <Text color="ink.muted">{tip.reason}</Text>
            </Box>
          </HStack>
        ))}
      </SimpleGrid>
    </Fold>
  )
}
