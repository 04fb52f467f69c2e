import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, Heading, type PaletteName, SimpleGrid, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.detail

/** The three criteria, those that are written. */
export function Criteria({ objective }: { objective: Objective }) {
  const all: { label: string; criterion: string; tone: PaletteName }[] = [
    { label: text.success, criterion: objective.successCriteria, tone: 'success' },
    { label: text.progress, criterion: objective.progressCriteria, tone: 'info' },
    { label: text.effort, criterion: objective.effortNeededCriteria, tone: 'warning' },
  ]
  const written = all.filter(({ criterion }) => criterion.trim() !== '')
  if (written.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h3" size="md" mb="3">
        {text.criteria}
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 1, md: written.length }} gap="3">
        {written.map(({ label, criterion, tone }) => (
          <Box key={label} colorPalette={tone} bg="colorPalette.subtle" borderRadius="l2" p="4">
            <Text as="dt" fontWeight="bold" color="colorPalette.fg" textStyle="sm">
              {label}
            </Text>
            <Text as="dd" mt="1" whiteSpace="pre-line">
              {criterion}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
