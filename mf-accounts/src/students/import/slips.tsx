import { Badge, Box, HStack, Logo, SimpleGrid, Text } from '@ariane/shared/ui'
import { Portal } from '@ariane/shared/ui/overlay'
import { messages } from './messages.ts'
import type { CreatedPupil } from './store.ts'

const text = messages.slip

/** Slips are handed out class by class. */
const byDivision = (made: readonly CreatedPupil[]) =>
  [...made].sort((a, b) => a.division.localeCompare(b.division, 'fr'))

/** A whole school on the screen would be long to draw and to leaf through. */
const MAX_SHOWN = 40

/** The slips on the screen, shown before printing. */
export function SlipList({ made }: { made: readonly CreatedPupil[] }) {
  return (
    <>
      {made.length > MAX_SHOWN && <Text>{messages.result.some(MAX_SHOWN, made.length)}</Text>}
      <SimpleGrid as="ul" aria-label={messages.printed} columns={{ base: 1, md: 2 }} gap="3" listStyleType="none">
        {made.slice(0, MAX_SHOWN).map(one => (
          <li key={one.key}>
            <Slip made={one} />
          </li>
        ))}
      </SimpleGrid>
    </>
  )
}

/** Printing shows the slips alone, dark on white, with lines to cut along. */
const onPaper = {
  display: 'none',
  '@media print': {
    'html:has(&), body:has(&)': { overflow: 'visible !important', height: 'auto !important', background: '#fff' },
    'body:has(> &) > *:not(&)': { display: 'none !important' },
    '&': { display: 'grid !important' },
    '&, & *': { color: '#000', background: '#fff', borderColor: '#777' },
    gridTemplateColumns: '1fr 1fr',
    gap: '0.6rem',
    padding: '0',
  },
} as const

export function SlipsOnPaper({ made }: { made: readonly CreatedPupil[] }) {
  return (
    <Portal>
      <Box css={onPaper} aria-hidden>
        {byDivision(made).map(one => (
          <Slip key={one.key} made={one} />
        ))}
      </Box>
    </Portal>
  )
}

function Slip({ made }: { made: CreatedPupil }) {
  const rows = [
    { label: text.address, value: location.origin },
    { label: text.login, value: made.login },
    { label: text.password, value: made.password },
  ]
  return (
    <Box
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="l2"
      p="4"
      h="full"
      css={{ breakInside: 'avoid' }}
    >
      <HStack gap="2" mb="2" align="start">
        <Logo size={24} />
        <Text fontWeight="bold" flex="1" minW="0" overflowWrap="anywhere">
          {text.title(made.name)}
        </Text>
        <Badge flexShrink="0">{made.division || made.grade}</Badge>
      </HStack>
      <dl>
        {rows.map(({ label, value }) => (
          <Box key={label} py="0.5">
            <Text as="dt" color="ink.muted" textStyle="sm">
              {label}
            </Text>
            <Text as="dd" fontFamily="mono" fontWeight="bold" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
      </dl>
      <Text color="ink.muted" textStyle="sm" mt="2">
        {text.keep}
      </Text>
    </Box>
  )
}
