import type { ConsentRow } from '@ariane/shared/contracts/consent-slips'
import { formatDate } from '@ariane/shared/dates'
import { Badge, Box, Checkbox, Flex, HStack, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { findStanding, isTickable, type Standing } from './rules.ts'

const text = messages.consents
const TONES: Record<Standing, string> = {
  given: 'success',
  of_age: 'success',
  yes: 'info',
  no: 'danger',
  silent: 'warning',
  noSlip: 'neutral',
}

interface Props {
  row: ConsentRow
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A pupil on the board: what is known of the consent, and the box of the signed slip. */
export function ConsentLine({ row, isTicked, onTick }: Props) {
  const standing = findStanding(row)
  const known = tell(row, standing)
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="2" borderBottomWidth="1px" borderColor="border">
      <Box flex="1 1 14rem" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {row.fullName}
          </Text>
          <Badge colorPalette={TONES[standing]}>{text.standing[standing]}</Badge>
        </HStack>
        {known && (
          <Text color="ink.muted" textStyle="sm">
            {known}
          </Text>
        )}
      </Box>
      {isTickable(row) && (
        <Checkbox checked={isTicked} onChange={onTick} aria-label={text.signed(row.fullName)}>
          {text.signedShort}
        </Checkbox>
      )}
    </Flex>
  )
}

/** What is known, in words. */
function tell({ state, by, at, slip }: ConsentRow, standing: Standing): string {
  const since = at ? formatDate(at) : ''
  const answered = slip?.answeredAt ? formatDate(slip.answeredAt) : ''
  switch (standing) {
    case 'given':
      return by ? text.givenBy(by, since) : text.givenMail(since)
    case 'of_age':
      return text.ofAge
    case 'yes':
      return text.yes(answered)
    case 'no':
      return text.no(answered)
    case 'silent':
      return [
        text.made(formatDate(slip?.madeAt ?? '')),
        ...(slip?.remindedAt ? [text.reminded(formatDate(slip.remindedAt))] : []),
      ].join(', ')
    case 'noSlip':
      if (state === 'withdrawn') return text.withdrawn(since)
      return state === 'asked' ? text.asked(since) : ''
  }
}
