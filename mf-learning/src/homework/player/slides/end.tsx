import { CREDIT_POINTS } from '@ariane/shared/catalogue'
import { Link } from '@ariane/shared/router'
import {
  Badge,
  Box,
  Button,
  CheckIcon,
  Flex,
  Heading,
  HelpIcon,
  type Icon,
  Illustration,
  type PaletteName,
  RefreshIcon,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { Badges } from '../../../parts/earned/badges.tsx'
import { messages as earned } from '../../../parts/earned/messages.ts'
import { PointsCard } from '../../../parts/earned/points-card.tsx'
import { Confetti } from '../../../path/show/confetti.tsx'
import { messages } from '../messages.ts'
import { type Exercise, findFirstLeft, type SlideAt } from '../navigation.ts'

const text = messages.end
type State = keyof typeof text.states

const looks: Record<State, { icon: Icon; tone: PaletteName }> = {
  correct: { icon: CheckIcon, tone: 'success' },
  shown: { icon: CheckIcon, tone: 'info' },
  to_review: { icon: HelpIcon, tone: 'info' },
  attempted: { icon: RefreshIcon, tone: 'neutral' },
  skipped: { icon: RefreshIcon, tone: 'neutral' },
  open: { icon: RefreshIcon, tone: 'neutral' },
}

type Props = {
  exercises: readonly Exercise[]
  slides: readonly SlideAt[]
  /** What is counted is read once one is there. */
  isCurrent: boolean
  onBack: () => void
  onGoTo: (slide: number) => void
}

/** The last page: the result of each question in words, and the questions that can be resumed. */
export function EndSlide({ exercises, slides, isCurrent, onBack, onGoTo }: Props) {
  const lines = exercises.flatMap(({ title, questions }) =>
    questions.map(({ progress }, n) => ({ name: text.line(title, n + 1), state: progress.state })),
  )
  const left = lines.filter(({ state }) => state === 'open' || state === 'skipped' || state === 'attempted').length
  const first = findFirstLeft(exercises, slides)
  const missed = lines.some(({ state }) => state === 'shown' || state === 'attempted')
  return (
    <VStack gap="4" textAlign="center" pos="relative" py={{ base: '2', md: '4' }}>
      {left === 0 && <Confetti />}
      <Illustration name={left > 0 ? 'thinking' : 'done'} size={150} />
      <Heading as="h2" size="2xl">
        {left > 0 ? text.open : text.title}
      </Heading>
      <Text>{left > 0 ? text.left(left) : text.bravo}</Text>
      <Box
        as="ul"
        listStyleType="none!"
        w="full"
        maxW="26rem"
        px="4!"
        py="1"
        bg="surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        boxShadow="sm"
        textAlign="start"
        aria-label={text.summary}
      >
        {lines.map(({ name, state }, n) => {
          const { icon: Outcome, tone } = looks[state]
          return (
            <Flex
              as="li"
              key={name}
              justify="space-between"
              align="center"
              gap="3"
              m="0!"
              py="2.5"
              wrap="wrap"
              borderTopWidth={n > 0 ? '1px' : undefined}
              borderColor="border"
            >
              <Text m="0!">{name}</Text>
              <Badge colorPalette={tone} m="0!">
                <Outcome size={14} aria-hidden />
                {text.states[state]}
              </Badge>
            </Flex>
          )
        })}
      </Box>
      {left === 0 && (
        <Box w="full" maxW="26rem">
          <PointsCard points={CREDIT_POINTS.homework} rule={earned.homework(CREDIT_POINTS.homework)} />
        </Box>
      )}
      {missed && (
        <Text color="ink.muted" textStyle="sm">
          {text.book} <Link to="/revisions/erreurs">{text.toBook}</Link>
        </Text>
      )}
      {first !== null && <Button onClick={() => onGoTo(first)}>{text.resume}</Button>}
      <Button variant={first === null ? 'solid' : 'ghost'} onClick={onBack}>
        {messages.toList}
      </Button>
      <Button variant="ghost" onClick={() => onGoTo(0)}>
        {text.again}
      </Button>
      {isCurrent && (
        <Box w="full" maxW="26rem">
          <Badges />
        </Box>
      )}
    </VStack>
  )
}
