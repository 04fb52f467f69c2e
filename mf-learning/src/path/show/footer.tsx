import { ArrowLeftIcon, ArrowRightIcon, Box, Button, Flex, IconButton, PauseIcon, PlayIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Action } from '../navigation.ts'

type Props = {
  /** What the buttons step through. */
  label?: string
  counter: string
  /** 0 to 1. */
  advance: number
  isFirst: boolean
  isEnd: boolean
  /** The slide waits for something else to be done first. */
  isQuiet?: boolean
  /** The slide has buttons of its own, which need the room. */
  hasButtons?: boolean
  onStep: (action: Action) => void
  /** Absent when the path does not advance automatically. */
  auto?: { paused: boolean; onToggle: () => void } | undefined
}

/** On a phone the one main button is wide, in reach of the thumb, with how far one is above it; a low window has no room for two lines. */
const inReach = {
  '@media (max-width: 47.99rem) and (min-height: 28rem)': {
    flexWrap: 'wrap',
    '& > .advance': { flexBasis: '100%', order: -1 },
    '& > .next': { flex: 1, minHeight: '3.5rem', fontSize: '1.1875rem' },
    '& > button:first-of-type': { minHeight: '3.5rem', minWidth: '3.5rem' },
  },
} as const

/** Where one is, and the two steps from there. */
export function Footer({
  label: controls = messages.controls,
  counter,
  advance,
  isFirst,
  isEnd,
  isQuiet,
  hasButtons,
  onStep,
  auto,
}: Props) {
  const AutoIcon = auto?.paused ? PlayIcon : PauseIcon
  const label = auto?.paused ? messages.autoSlide.play : messages.autoSlide.pause
  const isWide = !isQuiet && !hasButtons
  return (
    <Flex as="nav" aria-label={controls} align="center" gap={{ base: '2', md: '4' }} css={isWide ? inReach : undefined}>
      <Button variant="surface" px={{ base: '3', md: '5' }} disabled={isFirst} onClick={() => onStep('prev')}>
        <ArrowLeftIcon aria-hidden />
        <Box as="span" srOnly={{ base: true, sm: false }}>
          {messages.previous}
        </Box>
      </Button>
      <Flex className="advance" flex="1" minW="0" align="center" gap="3" aria-hidden>
        <Box flex="1" h="2" borderRadius="full" bg="colorPalette.muted" overflow="hidden">
          <Box
            h="full"
            borderRadius="full"
            bg="colorPalette.solid"
            transition="width 300ms"
            style={{ width: `${Math.round(advance * 100)}%` }}
          />
        </Box>
        <Box textStyle="label" color="ink.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {counter}
        </Box>
      </Flex>
      {auto && (
        <IconButton variant="ghost" aria-label={label} title={label} boxSize="11" onClick={auto.onToggle}>
          <AutoIcon aria-hidden />
        </IconButton>
      )}
      <Button
        variant={isQuiet ? 'surface' : 'solid'}
        className="next"
        px={{ base: '3', md: '5' }}
        disabled={isEnd}
        onClick={() => onStep('next')}
      >
        <Box as="span" srOnly={{ base: !isWide, sm: false }}>
          {messages.next}
        </Box>
        <ArrowRightIcon aria-hidden />
      </Button>
    </Flex>
  )
}
