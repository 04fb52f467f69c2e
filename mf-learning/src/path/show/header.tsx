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
import { RATINGS, type Rating } from './use-rating.ts'

const looks: Record<Rating, { label: string; icon: Icon }> = {
  i_like: { label: messages.like, icon: ThumbsUpIcon },
  i_dont_like: { label: messages.dislike, icon: ThumbsDownIcon },
  lesson_to_review: { label: messages.review, icon: FlagIcon },
}

/** In a very narrow player only the icon is shown; the words are read aloud. */
/** The player's own width counts, because the app's menu may take a part of the window. */
const inOneRow = '@container (min-width: 44rem)'
const wordsIfRoom = { '@container (max-width: 16.5rem)': { srOnly: true } } as const

type Props = {
  title: string
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

export function Header({ title, backLabel, onBack, onModule, onAsk, askRef, onRate, isGiven, pulsing }: Props) {
  const said = RATINGS.find(rating => rating === pulsing && isGiven(rating))
  return (
    <Flex as="header" wrap="wrap" align="center" gap="2" rowGap="1" css={{ [inOneRow]: { flexWrap: 'nowrap' } }}>
      <Flex align="center" gap="2" flex="1 1 100%" minW="0" css={{ [inOneRow]: { flexBasis: '0' } }}>
        <Button variant="ghost" size="sm" ps="2" onClick={onBack}>
          <ArrowLeftIcon aria-hidden />
          <Box as="span" css={wordsIfRoom}>
            {backLabel}
          </Box>
        </Button>
        <Heading as="h1" size={{ base: 'md', md: 'xl' }} lineClamp={2} title={title} flex="1">
          {title}
        </Heading>
      </Flex>
      {onModule && (
        <Flex
          role="group"
          aria-label={messages.actions}
          gap="1"
          flex="1 1 100%"
          minW="0"
          align="center"
          css={{ [inOneRow]: { flex: 'none' } }}
        >
          <Button variant="subtle" size="sm" flex="0 1 20rem" minW="0" px="3" ref={askRef} onClick={onAsk}>
            <HelpIcon aria-hidden />
            <Box as="span" css={wordsIfRoom}>
              {messages.ask}
            </Box>
          </Button>
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
                ms={rating === 'i_like' ? 'auto' : undefined}
                animation={pulsing === rating ? 'pulse 1s ease-in-out' : undefined}
                onClick={() => onRate(rating)}
              >
                <RatingIcon aria-hidden />
              </IconButton>
            )
          })}
        </Flex>
      )}
      <VisuallyHidden role="status">{said ? messages.rated[said] : ''}</VisuallyHidden>
    </Flex>
  )
}
