import type { Installation } from '@ariane/shared/contracts/installation'
import { AlertIcon, Box, HStack, Notice, Panel, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.missing

/** What the installation lacks, and where each of it is set. */
export function Missing({ missing }: Pick<Installation, 'missing'>) {
  return (
    <Panel title={text.title}>
      {missing.length === 0 ? (
        <Notice tone="success">{text.none}</Notice>
      ) : (
        <VStack as="ul" aria-label={text.list} listStyleType="none" gap="4" align="stretch">
          {missing.map(kind => (
            <HStack as="li" key={kind} gap="3" align="flex-start">
              <Box color="warning.fg" pt="0.5" flexShrink="0">
                <AlertIcon size={20} aria-hidden />
              </Box>
              <Box minW="0">
                <Text fontWeight="semibold">{text.kinds[kind].title}</Text>
                <Text color="ink.muted" maxW="prose" overflowWrap="anywhere">
                  {text.kinds[kind].hint}
                </Text>
              </Box>
            </HStack>
          ))}
        </VStack>
      )}
    </Panel>
  )
}
