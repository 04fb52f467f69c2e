import type { SuggestedWork } from '@ariane/shared/contracts/progress'
import { Box, Button, Heading, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { byDay, dayTitle } from './rules.ts'
import { Suggestion } from './suggestion.tsx'

/** More at once would be a timetable. */
const FEW = 3

/** The next suggestions by day; the others of the week on demand. */
export function Suggestions({ works, now }: { works: readonly SuggestedWork[]; now: number }) {
  const [all, setAll] = useState(false)
  const shown = all ? works : works.slice(0, FEW)
  const more = works.length - FEW
  return (
    <>
      <Text color="ink.muted" mb="4">
        {text.lead}
      </Text>
      <VStack align="stretch" gap="3">
        {byDay(shown).map(([day, ofDay]) => (
          <Box key={day}>
            <Heading as="h3" size="md">
              {dayTitle(day, now)}
            </Heading>
            <Box as="ul" listStyleType="none">
              {ofDay.map(work => (
                <Suggestion key={`${work.start} ${work.flag}`} work={work} now={now} />
              ))}
            </Box>
          </Box>
        ))}
      </VStack>
      {more > 0 && (
        <Button size="sm" variant="ghost" mt="2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.less : text.more(more)}
        </Button>
      )}
    </>
  )
}
