import type { PathSummary } from '@ariane/shared/contracts/paths'
import { Badge, Box, Center, CheckIcon, chakra, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { countDone, isDone, type Topic } from './topics.ts'

const Row = chakra('button')
type Props = { topic: Topic; path: PathSummary | undefined; chosen: boolean; onChoose: () => void }

/** One topic to choose, with how far the pupil is in it. */
export function TopicChoice({ topic, path, chosen, onChoose }: Props) {
  const done = path && isDone(path)
  const running = path && !done && path.percent > 0
  return (
    <Row
      type="button"
      aria-pressed={chosen}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      h="full"
      minH="14"
      px="3.5"
      py="2"
      textAlign="start"
      borderRadius="l2"
      borderWidth="1.5px"
      borderColor={chosen ? 'brand.solid' : 'border'}
      bg={chosen ? 'brand.subtle' : 'surface'}
      boxShadow={chosen ? 'inset 0 0 0 1px {colors.brand.solid}' : 'none'}
      cursor="pointer"
      transition="background 140ms, border-color 140ms"
      _hover={{ bg: 'brand.subtle' }}
      onClick={onChoose}
    >
      <Center
        boxSize="6"
        borderRadius="full"
        borderWidth="2px"
        borderColor={chosen ? 'brand.solid' : 'border.strong'}
        bg={chosen ? 'brand.solid' : 'surface'}
        color="brand.contrast"
        flexShrink="0"
        aria-hidden
      >
        {chosen && <CheckIcon size={16} strokeWidth={3} />}
      </Center>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="short">
          {topic.title}
        </Text>
        <Text color="ink.muted" textStyle="sm" lineHeight="short">
          {done
            ? text.done
            : running
              ? text.doneSteps(countDone(path), path.moduleCount)
              : (topic.chapter ?? text.untouched)}
        </Text>
        {running && (
          <Box h="2" mt="1.5" borderRadius="full" bg="colorPalette.muted" overflow="hidden" aria-hidden>
            <Box h="full" borderRadius="full" bg="colorPalette.solid" style={{ width: `${path.percent}%` }} />
          </Box>
        )}
      </Box>
      {done && (
        <Badge colorPalette="success" flexShrink="0">
          <CheckIcon size={14} aria-hidden />
          {text.doneMark}
        </Badge>
      )}
    </Row>
  )
}
