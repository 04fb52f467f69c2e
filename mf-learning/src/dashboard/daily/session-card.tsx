import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { isNight } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { Link } from '@ariane/shared/router'
import { Ball, Box, Button, Drawing, Flex, Heading, type Mood, Notice, PlayIcon, Text } from '@ariane/shared/ui'
import { type ReactNode, useId } from 'react'
import { messages as text } from './messages.ts'
import { PartList } from './part-list.tsx'
import { currentStep, totalMinutes } from './rules.ts'
import { dailyActions } from './store.ts'
import { SubjectLinks } from './subject-links.tsx'

/** « Ma séance du jour »: one button, with what it leads to and why. */
export function SessionCard({ session, onPlay }: { session: DailySession; onPlay: () => void }) {
  const { status, parts, day } = session
  const action = useAction('daily session', text.startFailure)
  const start = () =>
    action.run(async () => {
      await dailyActions.start()
      onPlay()
    })
  const night = isNight()

  if (status === 'nothing')
    return (
      <Frame title={text.title} line={text.nothing} mood="curious" night={night}>
        <Button asChild size="lg" w="full" variant={night ? 'outline' : 'solid'}>
          <Link to="/revisions/premieres-questions">{text.question}</Link>
        </Button>
        <Text color="ink.muted">{text.nothingHint}</Text>
        <SubjectLinks label={text.choose} />
      </Frame>
    )
  if (status === 'finished')
    return (
      <Frame title={text.finished} line={text.finishedHint} mood="asleep">
        <PartList parts={parts} today={day} />
        <Button asChild variant="ghost" size="lg" w="full" bg="brand.subtle" pos="relative">
          <Link to="/revisions">{text.more}</Link>
        </Button>
      </Frame>
    )
  const running = status === 'running'
  return (
    <Frame
      title={text.title}
      line={running ? text.running(currentStep(parts), parts.length) : text.summary(parts.length, totalMinutes(parts))}
      mood="glad"
      night={night}
    >
      <PartList parts={parts} today={day} />
      {action.problem && <Notice tone="warning">{action.problem}</Notice>}
      <Button
        size="lg"
        w="full"
        pos="relative"
        variant={night ? 'outline' : 'solid'}
        loading={action.busy}
        loadingText={text.starting}
        onClick={() => (running ? onPlay() : void start())}
      >
        <PlayIcon aria-hidden />
        {running ? text.resume : text.start}
      </Button>
    </Frame>
  )
}

type FrameProps = {
  title: string
  line: string
  mood: Mood
  /** At night nothing is asked of a pupil: what may be done stays, and says so. */
  night?: boolean
  children: ReactNode
}

function Frame({ title, line, mood, night = false, children }: FrameProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gap="3"
      overflow="hidden"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      borderRadius="1.75rem"
      px={{ base: '4.5', lg: '6' }}
      pt={{ base: '4.5', lg: '5.5' }}
      pb={{ base: '5', lg: '6' }}
    >
      <Flex align="center" gap="3" pos="relative" zIndex="1">
        <Drawing viewBox="-34 -34 76 70" width="4.25rem" flexShrink="0" ms="-1" my="-1">
          <Ball x={0} y={0} mood={night ? 'asleep' : mood} tilt={-6} />
        </Drawing>
        <Box flex="1" minW="0">
          <Heading as="h2" id={id} size="xl">
            {title}
          </Heading>
          <Text color="ink.muted" textStyle="sm">
            {line}
          </Text>
          {night && (
            <Text color="ink.muted" textStyle="sm">
              {text.night}
            </Text>
          )}
        </Box>
      </Flex>
      {children}
    </Box>
  )
}
