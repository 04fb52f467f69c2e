import type { ChildWeek } from '@ariane/shared/contracts/children'
import { Link } from '@ariane/shared/router'
import { switchTo } from '@ariane/shared/session'
import { Box, Button, Center, Flex, Heading, LightbulbIcon, Panel, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import { Thread } from '../daily/thread.tsx'
import { NeedList } from '../home/need-list.tsx'
import { viewed } from '../home/viewed.ts'
import { ComingList } from './coming-list.tsx'
import { messages as text } from './messages.ts'
import { chooseHint, countDays, otherNeeds } from './rules.ts'

/** The week of a child on one card: the thread, what comes, what may need a word. */
export function ChildCard({ child, day }: { child: ChildWeek; day: string }) {
  const name = child.firstName || child.fullName
  const needs = otherNeeds(child)
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <Flex gap="3" align="center" mb="3">
        <Center
          boxSize={{ base: '10', sm: '12' }}
          flexShrink="0"
          borderRadius="full"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="bold"
          aria-hidden
        >
          {name.charAt(0)}
        </Center>
        <Box flex="1" minW="0">
          <Heading as="h2" id={id} size="lg" overflowWrap="anywhere">
            {child.fullName}
          </Heading>
          <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
            {text.line(child.grade, child.teachers)}
          </Text>
        </Box>
        <Button asChild size="sm" variant="subtle" px={{ base: '3', sm: '4' }}>
          <Link to="/scolaire" aria-label={text.weekFor(name)} onClick={() => switchTo(viewed(child))}>
            {text.week}
          </Link>
        </Button>
      </Flex>
      <Text mb="3">{text.sessions(name, countDays(child))}</Text>
      <Box maxW="30rem">
        <Thread day={day} week={child} />
      </Box>
      <Text mt="2" color="ink.muted" textStyle="sm">
        {text.goal(child.goal)}
      </Text>
      <Heading as="h3" size="sm" mt="4" mb="1">
        {text.coming}
      </Heading>
      <ComingList child={child} short />
      {needs.length > 0 && (
        <Box mt="3">
          <NeedList pupil={{ ...child, needs }} />
        </Box>
      )}
      <Flex gap="3" mt="4" p="3" borderRadius="l2" bg="bg.subtle">
        <Box color="accent.fg" flexShrink="0" aria-hidden>
          <LightbulbIcon size={20} />
        </Box>
        <Text>
          <b>{text.hint}</b> {text.hints[chooseHint(child)]}
        </Text>
      </Flex>
    </Panel>
  )
}
