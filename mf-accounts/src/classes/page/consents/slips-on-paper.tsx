import { type ConsentSlip, SLIP_FRAGMENT } from '@ariane/shared/contracts/consent-slips'
import type { LegalNotice } from '@ariane/shared/contracts/rights'
import { formatDate } from '@ariane/shared/dates'
import { Box, HStack, Logo, Text } from '@ariane/shared/ui'
import { Portal } from '@ariane/shared/ui/overlay'
import { paperOnly } from '../../../paper-only.ts'
import { messages } from '../../messages.ts'
import { QrCode } from '../qr-code.tsx'
import { formatSlipCode } from './rules.ts'

const text = messages.slip
type Operator = LegalNotice['operator']
type Props = { group: string; slips: readonly (ConsentSlip & { name: string })[]; operator: Operator }

/** What is printed: two slips a page, each with a part to keep and a part to sign and bring back. */
export function SlipsOnPaper({ group, slips, operator }: Props) {
  return (
    <Portal>
      <Box css={paperOnly} aria-hidden>
        {slips.map(slip => (
          <Slip key={slip.userId} about={text.about(slip.name, group)} slip={slip} operator={operator} />
        ))}
      </Box>
    </Portal>
  )
}

function Slip({ about, slip, operator }: { about: string; slip: ConsentSlip; operator: Operator }) {
  const { code, linksUntil } = slip
  const offered = [operator.name && text.operator(operator.name), operator.contact && text.contact(operator.contact)]
    .filter(Boolean)
    .join(' ')
  return (
    <Box
      borderWidth="1px"
      borderStyle="solid"
      p="4"
      mb="6"
      fontSize="13px"
      lineHeight="1.35"
      css={{ breakInside: 'avoid' }}
    >
      <HStack gap="3" mb="2">
        <Logo size={28} />
        <Text fontWeight="bold" fontSize="17px" flex="1">
          {text.title}
        </Text>
        <Text fontWeight="bold">{about}</Text>
      </HStack>
      <Text mb="1">{text.lead}</Text>
      <Text mb="1">{text.opens}</Text>
      <HStack gap="4" align="center" mb="2">
        <QrCode address={`${location.origin}/#${SLIP_FRAGMENT}=${code}`} label={text.qr} size="104" />
        <Box flex="1">
          <Text fontWeight="semibold">{text.answer}</Text>
          <Text>{`${location.origin}/#${SLIP_FRAGMENT}`}</Text>
          <Text fontFamily="mono" fontWeight="bold" fontSize="20px">
            {formatSlipCode(code)}
          </Text>
          <Text>{text.account(formatDate(linksUntil))}</Text>
          <Text>{text.withdraw}</Text>
        </Box>
      </HStack>
      {offered && <Text mb="2">{offered}</Text>}
      <Box borderTopWidth="1px" borderStyle="dashed" pt="2">
        <Text mb="2">{text.cut}</Text>
        <HStack gap="6" mb="3" wrap="wrap">
          <Text fontWeight="bold">{about}</Text>
          {[text.yes, text.no].map(choice => (
            <HStack key={choice} gap="2">
              <Box w="14px" h="14px" borderWidth="1.5px" borderStyle="solid" />
              <Text>{choice}</Text>
            </HStack>
          ))}
        </HStack>
        <HStack gap="4" align="end">
          {text.fields.map(field => (
            <Box key={field} flex="1" borderBottomWidth="1px" borderStyle="solid" h="44px">
              {field}
            </Box>
          ))}
        </HStack>
      </Box>
    </Box>
  )
}
