import type { ReportNews } from '@ariane/shared/contracts/school-report'
import { formatDay, localInstant } from '@ariane/shared/dates'
import { Text, VStack } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** What the school says to everybody, the latest first. */
export function News({ news }: { news: readonly ReportNews[] }) {
  if (news.length === 0) return <Text color="ink.muted">{text.none.news}</Text>
  return (
    <VStack as="ul" align="stretch" gap="4" listStyleType="none">
      {news.map(({ day, title, text: words }, i) => (
        <VStack as="li" key={`${day} ${i}`} align="start" gap="1">
          <Text fontWeight="semibold">{title}</Text>
          <Text color="ink.muted" textStyle="sm">
            {formatDay(localInstant(day, '12:00'))}
          </Text>
          {words && words !== title && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {words}
            </Text>
          )}
        </VStack>
      ))}
    </VStack>
  )
}
