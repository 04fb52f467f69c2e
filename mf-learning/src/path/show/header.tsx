import {
  ArrowLeftIcon,
  Box,
  Button,
  FlagIcon,
  Flex,
  Heading,
  HelpIcon,
  type Icon,
  IconButton,
  ThumbsDownIcon,
  ThumbsUpIcon,
  VisuallyHidden,
} from '@ariane/shared/ui'
import type { RefObject } from 'react'
import { messages } from '../messages.ts'
import { Track } from './track.tsx'
import { RATINGS, type Rating } from './use-rating.ts'

const looks: Record<Rating, { label: string; icon: Icon }> = {
  i_like: { label: messages.like, icon: ThumbsUpIcon },
  i_dont_like: { label: messages.dislike, icon: ThumbsDownIcon },
  lesson_to_review: { label: messages.review, icon: FlagIcon },
}

/**
 * In a narrow player only the icon is shown; the words are read aloud. The player's own width counts, because the app's
 * menu may take a part of the window.
 */
const wordsIfRoom = { '@container (max-width: 44rem)': { srOnly: true } } as const
/** In a narrow player what can be said about the slide stands beside its title: the way has the line above for itself. */
const twoLines = {
  '@container (max-width: 44rem)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
  },
} as const
const inTwoLines = { '@container (max-width: 44rem)': { display: 'contents' } } as const
const secondLine = (gridColumn: string) => ({ '@container (max-width: 44rem)': { gridRow: '2', gridColumn } }) as const
const iconOnly = { '@container (max-width: 44rem)': { minWidth: '{sizes.11}', px: '0' } } as const

type Props = {
  title: string
  /** « 2 sur 5 »; absent on the last page. */
  counter: string | null
  /** 0 to 1. */
  advance: number
  backLabel: string
  onBack: () => void
  /** The last page cannot be rated. */
  onModule: boolean
  onAsk: () => void
  /** The button that opens the question sheet, which gets the focus back. */
  askRef: RefObject<HTMLButtonElement | null>
  onRate: (rating: Rating) => void
  isGiven: (rating: Rating) => boolean
  pulsing: Rating | null
}

/** The way out, how far one is, what can be said about the slide, and below them its title, whole. */
export function Header({ title, counter, advance, backLabel, onBack, onModule, ...props }: Props) {
  const { onAsk, askRef, onRate, isGiven, pulsing } = props
  const said = RATINGS.find(rating => rating === pulsing && isGiven(rating))
  return (
    <Box as="header" css={twoLines}>
      <Flex align="center" gap={{ base: '0', md: '1' }} css={inTwoLines}>
        <Button variant="ghost" size="sm" minH="11" px="2.5" ms="-1" css={iconOnly} onClick={onBack}>
          <ArrowLeftIcon aria-hidden />
          <Box as="span" css={wordsIfRoom}>
            {backLabel}
          </Box>
        </Button>
        <Track advance={advance} />
        {counter !== null && (
          <Box
            textStyle="sm"
            fontWeight="semibold"
            color="ink.muted"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            ps="1"
            pe="1"
            css={{ '@container (min-width: 22rem)': { pe: '2.5' } }}
            aria-hidden
          >
            {counter}
          </Box>
        )}
        {onModule && (
          <Flex role="group" aria-label={messages.actions} align="center" gap={{ base: '0', md: '1' }} css={inTwoLines}>
            <Button variant="subtle" size="sm" minH="11" px="3" css={iconOnly} ref={askRef} onClick={onAsk}>
              <HelpIcon aria-hidden />
              <Box as="span" css={wordsIfRoom}>
                {messages.ask}
              </Box>
            </Button>
            <Flex gap={{ base: '0', md: '1' }} css={secondLine('3 / -1')}>
              {RATINGS.map(rating => {
                const { label, icon: RatingIcon } = looks[rating]
                const given = isGiven(rating)
                return (
                  <IconButton
                    key={rating}
                    aria-label={label}
                    title={label}
                    aria-pressed={given}
                    variant={given ? 'solid' : 'ghost'}
                    boxSize="11"
                    flexShrink="0"
                    animation={pulsing === rating ? 'pulse 1s ease-in-out' : undefined}
                    onClick={() => onRate(rating)}
                  >
                    <RatingIcon aria-hidden />
                  </IconButton>
                )
              })}
            </Flex>
          </Flex>
        )}
        <VisuallyHidden role="status">{said ? messages.rated[said] : ''}</VisuallyHidden>
      </Flex>
      <Heading
        as="h1"
        fontSize={{ base: 'md', md: 'lg' }}
        lineHeight="short"
        color="colorPalette.fg"
        overflowWrap="anywhere"
        textWrap="balance"
        px={{ base: '1.5', md: '3' }}
        pt={{ base: '1', md: '1' }}
        css={secondLine(onModule ? '1 / 3' : '1 / -1')}
      >
        {title}
      </Heading>
    </Box>
  )
}
