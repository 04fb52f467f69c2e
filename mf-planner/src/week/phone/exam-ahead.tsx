import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { Link } from '@ariane/shared/router'
import { Box, Button, FlagIcon, Flex, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'

const text = messages.phone

/** A test of the next days, to be prepared: it stands above the lessons of the day. */
export const ExamAhead = ({ event: { title, subject, startDate } }: { event: CalendarEvent }) => (
  <Flex
    colorPalette="danger"
    align="center"
    gap="3"
    wrap="wrap"
    bg="colorPalette.subtle"
    borderLeftWidth="6px"
    borderLeftColor="colorPalette.solid"
    borderRadius="l2"
    px="3"
    py="2.5"
  >
    <Box flex="1 1 10rem" minW="0">
      <Flex gap="1.5" align="center" color="colorPalette.fg" fontWeight="bold" textStyle="sm">
        <FlagIcon size={18} aria-hidden />
        {text.examOn(formatDay(startDate))}
      </Flex>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {[subject !== title && subject, title].filter(Boolean).join('\u00a0: ')}
      </Text>
    </Box>
    <Button asChild variant="surface">
      <Link to={quickStartAddress(subject)}>{text.revise}</Link>
    </Button>
  </Flex>
)

/** The quick start of the revisions, at the subject of the test where it is known. */
const quickStartAddress = (subject: string | null) =>
  `/revisions?${new URLSearchParams({ demarrage: '1', ...(subject && { matiere: subject }) })}`
