import { Badge, Box, HStack, LockIcon, Panel, SimpleGrid, Text, TrophyIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.profile

/** The specification's fixed list; row P03 computes it. */
export function Achievements() {
  return (
    <Panel title={text.achievements}>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="4" listStyleType="none">
        {text.list.map(({ title, text: rule, earned }) => (
          <HStack
            as="li"
            key={title}
            gap="4"
            align="start"
            p="4"
            borderRadius="l2"
            bg={earned ? 'success.subtle' : 'bg.subtle'}
          >
            <Box color={earned ? 'success.fg' : 'ink.muted'} mt="1" aria-hidden>
              {earned ? <TrophyIcon /> : <LockIcon />}
            </Box>
            <Box>
              <Text fontWeight="bold">{title}</Text>
              <Text color="ink.muted" textStyle="sm" mb="2">
                {rule}
              </Text>
              <Badge colorPalette={earned ? 'success' : 'neutral'}>{earned ? text.earned : text.notEarned}</Badge>
            </Box>
          </HStack>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
