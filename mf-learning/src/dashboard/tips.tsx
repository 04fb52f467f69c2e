import { Box, HStack, LightbulbIcon, Panel, SimpleGrid, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.dashboard

/** The specification's two fixed tips; row D06 computes them. */
export function Tips() {
  return (
    <Panel title={text.tips} icon={<LightbulbIcon />} colorPalette="accent">
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="4" listStyleType="none">
        {text.tipList.map(tip => (
          <HStack as="li" key={tip.title} align="start" gap="3" bg="accent.subtle" borderRadius="l2" p="4">
            <Box color="accent.fg" mt="0.5" aria-hidden>
              <LightbulbIcon size={20} />
            </Box>
            <Box>
              <Text fontWeight="bold">{tip.title}</Text>
              <Text color="ink.muted">{tip.text}</Text>
            </Box>
          </HStack>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
