import type { ReportAbsence } from '@ariane/shared/contracts/school-report'
import { formatDay, localInstant } from '@ariane/shared/dates'
import { Badge, Flex, Text, VStack } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

const dayOf = (day: string) => formatDay(localInstant(day, '12:00'))

/** Absences and delays, the latest first; their reasons stay at school. */
export function Absences({ absences }: { absences: readonly ReportAbsence[] }) {
  if (absences.length === 0) return <Text color="ink.muted">{text.none.absences}</Text>
  return (
    <VStack as="ul" align="stretch" gap="3" listStyleType="none">
      {absences.map(({ what, day, to, minutes, justified }, i) => (
        <Flex as="li" key={`${day} ${what} ${i}`} justify="space-between" gap="3" wrap="wrap">
          <Text>
            {what === 'absence' ? text.absence : minutes === null ? text.delay : text.delayOf(minutes)}
            {', '}
            {day === to ? dayOf(day) : text.from(dayOf(day), dayOf(to))}
          </Text>
          <Badge colorPalette={justified ? 'success' : 'neutral'}>
            {justified ? text.justified : text.notJustified}
          </Badge>
        </Flex>
      ))}
    </VStack>
  )
}
