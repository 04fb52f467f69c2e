import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, CircleCheckIcon, chakra, HStack, Panel, TargetIcon, Text, VStack } from '@ariane/shared/ui'
import { readEvaluation } from '../rules.ts'
import { objectives } from '../store.ts'
import { messages as today } from '../today/messages.ts'
import { countEvaluated, type Planned, plannedOn } from '../today/plan.ts'
import { useToday } from '../today/use-today.ts'
import { typeTone } from '../type-tone.ts'
import { messages as text } from './messages.ts'

const TextLink = chakra(Link)
/** The others are on the page of the objectives. */
const SHOWN = 3

/** A card of the dashboard: what the objectives ask for today. Nothing on a day without any, or while they cannot be read. */
export default function TodayCard() {
  const loaded = useStore(objectives.$data)
  const day = useToday()
  const planned = loaded.state === 'ready' ? plannedOn(day, loaded.data) : []
  if (planned.length === 0) return null
  const more = planned.length - SHOWN
  return (
    <Panel title={text.title} icon={<TargetIcon />} colorPalette="brand">
      <Text color="ink.muted">{today.progress(countEvaluated(planned), planned.length)}</Text>
      <VStack as="ul" gap="2" mt="3" align="stretch" listStyleType="none">
        {planned.slice(0, SHOWN).map(one => (
          <Task key={one.task.id} {...one} />
        ))}
      </VStack>
      {more > 0 && (
        <TextLink to="/objectives" display="inline-block" mt="3" py="1" textDecoration="underline">
          {text.more(more)}
        </TextLink>
      )}
    </Panel>
  )
}

function Task({ objective, task }: Planned) {
  const isDone = readEvaluation(task) !== 'open'
  return (
    <HStack
      as="li"
      gap="3"
      colorPalette={typeTone(objective.type)}
      bg="bg.subtle"
      borderRadius="l2"
      borderStartWidth="4px"
      borderStartColor="colorPalette.solid"
      px="4"
      py="3"
    >
      <Box minW="0" flex="1" overflowWrap="anywhere">
        <TextLink to={`/objectives?objectif=${objective.id}`} color="inherit" fontWeight="semibold">
          {task.title}
        </TextLink>
        <Text textStyle="sm" color="ink.muted">
          {today.of(objective.title)}
        </Text>
      </Box>
      {isDone && (
        <HStack gap="1.5" color="ink.muted" textStyle="sm">
          <CircleCheckIcon size={18} aria-hidden />
          {text.done}
        </HStack>
      )}
    </HStack>
  )
}
