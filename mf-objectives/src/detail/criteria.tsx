import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, Button, Flex, type PaletteName, SimpleGrid, Text } from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { messages } from './messages.ts'
import type { Prompt } from './status-rules.ts'

const text = messages.status
type Props = { objective: Objective; asked?: Prompt | null; onAsk?: (prompt: Prompt) => void }

/** The three criteria; while the objective is open, each can be reported as met. */
export function Criteria({ objective, asked, onAsk }: Props) {
  const all: { prompt: Prompt & keyof typeof shared.criteria; criterion: string; tone: PaletteName }[] = [
    { prompt: 'success', criterion: objective.successCriteria, tone: 'success' },
    { prompt: 'progress', criterion: objective.progressCriteria, tone: 'info' },
    { prompt: 'effort', criterion: objective.effortNeededCriteria, tone: 'warning' },
  ]
  return (
    <SimpleGrid as="ul" columns={{ base: 1, md: 3 }} gap="3" listStyleType="none">
      {all.map(({ prompt, criterion, tone }) => (
        <Flex
          as="li"
          key={prompt}
          direction="column"
          gap="1"
          colorPalette={tone}
          bg="colorPalette.subtle"
          borderRadius="l2"
          p="4"
        >
          <Text fontWeight="bold" color="colorPalette.fg" textStyle="sm">
            {shared.criteria[prompt]}
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere" color={criterion.trim() ? undefined : 'ink.muted'}>
            {criterion.trim() || text.unwritten}
          </Text>
          {onAsk && (
            <Box mt="auto" pt="3">
              <Button
                size="sm"
                variant="surface"
                data-prompt={prompt}
                aria-label={text.chooseFor(shared.criteria[prompt])}
                aria-expanded={asked === prompt}
                onClick={() => onAsk(prompt)}
              >
                {text.choose}
              </Button>
            </Box>
          )}
        </Flex>
      ))}
    </SimpleGrid>
  )
}
