import type { Alert } from '@ariane/shared/contracts/progress'
import { Link } from '@ariane/shared/router'
import { AlertIcon, Badge, Box, ChevronRightIcon, chakra, Flex, Text } from '@ariane/shared/ui'
import { Fold } from './fold.tsx'
import { messages as text } from './messages.ts'
import { alertTarget, alertTone, orderAlerts } from './rules.ts'

const Row = chakra(Link)
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', sm: '4' },
  px: { base: '1', sm: '3' },
  py: '3',
  borderRadius: 'l2',
  minH: 'touch',
} as const

/** 'Alertes de la semaine': only drawn when there are some. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Fold title={text.alerts} icon={<AlertIcon />} count={alerts.length}>
      <Box as="ul" listStyleType="none">
        {orderAlerts(alerts).map(alert => {
          const target = alertTarget(alert)
          const inside = <AlertLine alert={alert} leads={target !== undefined} />
          return (
            <li key={`${alert.type} ${alert.eventId ?? alert.pathId ?? alert.homeworkId} ${alert.title}`}>
              {target ? (
                <Row to={target} {...row} color="inherit" textDecoration="none" _hover={{ bg: 'bg.subtle' }}>
                  {inside}
                </Row>
              ) : (
                <Box {...row}>{inside}</Box>
              )}
            </li>
          )
        })}
      </Box>
    </Fold>
  )
}

function AlertLine({ alert, leads }: { alert: Alert; leads: boolean }) {
  const tone = alertTone(alert.type)
  return (
    <>
      <Box
        colorPalette={tone}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        borderRadius="full"
        p="2.5"
        alignSelf="flex-start"
        aria-hidden
      >
        <AlertIcon size={20} />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="4" rowGap="2">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {alert.title}
          </Text>
          <Text color="ink.muted" textStyle="sm">
            {alert.description}
          </Text>
        </Box>
        <Badge colorPalette={tone}>{text.alertKinds[alert.type] ?? text.otherAlert}</Badge>
      </Flex>
      {leads && (
        <Box flexShrink="0" color="ink.muted" aria-hidden>
          <ChevronRightIcon />
        </Box>
      )}
    </>
  )
}
