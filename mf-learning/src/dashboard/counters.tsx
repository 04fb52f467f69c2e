import { AlertIcon, Box, ClipboardIcon, Flex, Grid, type PaletteName, RouteIcon, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { Counter } from './counter.tsx'
import { messages as text } from './messages.ts'

export type Counts = { paths: number; homework: number | null; alerts: number }

/** The three counters in a row, small enough to leave the screen to what comes next. */
export function Counters({ counts }: { counts: Counts | null }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(min-content, 1.3fr) 1fr 1fr', sm: 'repeat(3, 1fr)' }}
      gap="2"
      role="group"
      aria-label={text.countersLabel}
    >
      <Card tone="brand" icon={<RouteIcon />} label={text.counters.paths} value={counts?.paths ?? null} />
      <Card tone="orange" icon={<ClipboardIcon />} label={text.counters.homework} value={counts?.homework ?? null} />
      <Card tone="info" icon={<AlertIcon />} label={text.counters.alerts} value={counts?.alerts ?? null} />
    </Grid>
  )
}

type CardProps = { tone: PaletteName; icon: ReactNode; label: string; value: number | null }

const Card = ({ tone, icon, label, value }: CardProps) => (
  <Box
    colorPalette={tone}
    bg="surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    px={{ base: '2.5', sm: '4' }}
    py={{ base: '2.5', lg: '4' }}
  >
    <Flex align="center" gap="2" textStyle="xl" fontWeight="bold" wrap="wrap">
      <Box color="colorPalette.fg" _icon={{ boxSize: '5.5' }} aria-hidden>
        {icon}
      </Box>
      <span>
        <Counter value={value} />
      </span>
    </Flex>
    <Text color="ink.muted" textStyle={{ base: 'xs', sm: 'sm' }}>
      {label}
    </Text>
  </Box>
)
