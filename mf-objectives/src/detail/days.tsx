import { WEEKDAYS } from '@ariane/shared/catalogue'
import { Center, Flex, VisuallyHidden } from '@ariane/shared/ui'
import { formatDays } from '../words.ts'

/** The week as letters: a chosen day is filled and bold, the others are bare. */
export function Days({ selected }: { selected: readonly number[] }) {
  return (
    <Flex gap="1">
      <VisuallyHidden>{formatDays(selected)}</VisuallyHidden>
      {WEEKDAYS.map((day, i) => {
        const chosen = selected.includes(i + 1)
        return (
          <Center
            key={day}
            boxSize="7"
            borderRadius="full"
            textStyle="xs"
            title={day}
            aria-hidden
            bg={chosen ? 'brand.solid' : 'transparent'}
            // In forced colours there is no background; a transparent border would be seen.
            borderWidth={chosen ? '1px' : '0'}
            borderColor="brand.solid"
            color={chosen ? 'brand.contrast' : 'ink.muted'}
            fontWeight={chosen ? 'bold' : 'normal'}
          >
            {day[0]}
          </Center>
        )
      })}
    </Flex>
  )
}
