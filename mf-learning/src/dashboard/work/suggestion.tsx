import type { SuggestedWork } from '@ariane/shared/contracts/progress'
import { formatTime } from '@ariane/shared/dates'
import { Link } from '@ariane/shared/router'
import { Box, chakra, Flex, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { findTarget, formatDetail, formatTask } from './rules.ts'

const TextLink = chakra(Link)

/** A suggestion: its hours, its task, and the setting that it is based on. */
export function Suggestion({ work, now }: { work: SuggestedWork; now: number }) {
  return (
    <Flex as="li" wrap="wrap" columnGap="5" rowGap="1" py="3">
      <Text
        as="time"
        flex="0 0 auto"
        minW="8rem"
        fontWeight="bold"
        color="brand.fg"
        fontVariantNumeric="tabular-nums"
        {...{ dateTime: work.start }}
      >
        {text.hours(formatTime(work.start), formatTime(work.end))}
      </Text>
      <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        <TextLink
          to={findTarget(work, now)}
          color="inherit"
          fontWeight="bold"
          textDecoration="underline"
          textDecorationColor="border.strong"
          textUnderlineOffset="3px"
          _hover={{ color: 'brand.fg' }}
        >
          {formatTask(work)}
        </TextLink>
        <Text>{formatDetail(work)}</Text>
        <Text color="ink.muted" textStyle="sm">
          {text.because}{' '}
          <TextLink to="/settings" color="inherit" textDecoration="underline" textUnderlineOffset="3px">
            {text.setting(work.flag)}
          </TextLink>
        </Text>
      </Box>
    </Flex>
  )
}
