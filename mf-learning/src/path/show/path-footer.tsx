import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Badge,
  Box,
  Button,
  Flex,
  IconButton,
  InfoIcon,
  PauseIcon,
  PlayIcon,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Action } from '../navigation.ts'

type Props = {
  /** A slide whose main button stands in it (an exercise, the end): the steps are quiet beside it. */
  quiet: boolean
  isFirst: boolean
  isEnd: boolean
  onStep: (action: Action) => void
  /** Who wrote the texts, where nobody reviewed them. */
  origin: string | undefined
  /** Absent when the path does not advance automatically. */
  auto?: { paused: boolean; onToggle: () => void } | undefined
}

/** The steps: one main button in reach of the thumb, or two quiet ones where the slide has its own. */
export function PathFooter({ quiet, isFirst, isEnd, onStep, origin, auto }: Props) {
  const AutoIcon = auto?.paused ? PlayIcon : PauseIcon
  const autoLabel = auto?.paused ? messages.autoSlide.play : messages.autoSlide.pause
  const size = quiet ? 'sm' : 'lg'
  const written = origin && (
    <Badge
      colorPalette="neutral"
      variant="plain"
      px="0"
      whiteSpace="normal"
      textAlign="center"
      textWrap="balance"
      fontWeight="normal"
      minW="0"
    >
      <InfoIcon size={14} aria-hidden />
      {origin}
    </Badge>
  )
  return (
    <Box>
      {!quiet && written && (
        <Flex justify="center" mb="1.5">
          {written}
        </Flex>
      )}
      <Flex
        as="nav"
        aria-label={messages.controls}
        align="center"
        justify="space-between"
        gap="2"
        maxW={quiet ? undefined : '44rem'}
        mx="auto"
        pb="env(safe-area-inset-bottom)"
      >
        <Button
          variant={quiet ? 'ghost' : 'outline'}
          size={size}
          px={quiet ? '3' : '0'}
          minW={quiet ? '11' : '14'}
          minH={quiet ? '11' : undefined}
          disabled={isFirst}
          title={messages.previous}
          onClick={() => onStep('prev')}
        >
          <ArrowLeftIcon aria-hidden />
          <Box as="span" srOnly={quiet ? { base: true, sm: false } : true}>
            {messages.previous}
          </Box>
        </Button>
        {quiet && written}
        {auto && (
          <IconButton variant="ghost" aria-label={autoLabel} title={autoLabel} boxSize="11" onClick={auto.onToggle}>
            <AutoIcon aria-hidden />
          </IconButton>
        )}
        <Button
          variant={quiet ? 'ghost' : 'solid'}
          colorPalette={quiet ? undefined : 'brand'}
          size={size}
          px={quiet ? '3' : '7'}
          minH={quiet ? '11' : undefined}
          flex={quiet ? undefined : '1'}
          visibility={isEnd ? 'hidden' : undefined}
          onClick={() => onStep('next')}
        >
          {messages.next}
          <ArrowRightIcon aria-hidden />
        </Button>
      </Flex>
    </Box>
  )
}
