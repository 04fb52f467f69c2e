import type { ActivityAnswer } from '@ariane/shared/contracts/activities'
import { type TrialExercises, trialRoutes } from '@ariane/shared/contracts/trial'
import { call } from '@ariane/shared/http'
import { Flex, Text } from '@ariane/shared/ui'
import { useMemo, useState } from 'react'
import { ActivityCard } from '../parts/activity-card.tsx'
import { TaughtIn } from '../parts/taught-in.tsx'
import { listChapters } from '../path/navigation.ts'
import { Track } from '../path/show/track.tsx'
import { Activity } from '../path/slides/activity.tsx'
import type { Played } from '../path/slides/activity-props.ts'
import { addTry, firstOpen } from './answers.ts'
import { messages as text } from './messages.ts'
import { TrialEnd } from './trial-end.tsx'
import { readTrial, writeTrial } from './trial-storage.ts'
import type { TrialWords } from './trial-words.ts'

type Props = {
  exercises: TrialExercises
  words: TrialWords
  /** An account is there: it takes over what is answered. */
  isKept: boolean
  onAgain: () => void
  onFinish: (() => void) | undefined
}

/** One question after the other, as in a path; what is answered stays in this tab. */
export function TrialQuestions({ exercises, words, isKept, onAgain, onFinish }: Props) {
  const { topicId, seed, subject, grade, unreviewed } = exercises
  const module = useMemo(
    (): Played => ({ id: 0, ...exercises.module, progress: { seen: true, done: false, score: null, state: {} } }),
    [exercises],
  )
  const keys = listChapters(module).map(({ id }) => id)
  const [before] = useState(() => {
    const stored = readTrial()
    return stored?.topicId === topicId && stored.seed === seed ? stored.answers : []
  })
  const [at, setAt] = useState(() => firstOpen(keys, before))
  const [answers, setAnswers] = useState(before)

  const judge = async (key: string, answer: ActivityAnswer) => {
    const tries = [...(answers.find(one => one.key === key)?.tries ?? []), answer]
    const { data } = await call(trialRoutes.answerTrial, { topicId, seed, key, tries })
    const now = addTry(answers, key, answer, data.correct)
    setAnswers(now)
    writeTrial({ topicId, seed, subject, grade, answers: now, isWanted: isKept })
    return data
  }

  if (at >= keys.length)
    return (
      <TrialEnd
        right={answers.filter(({ isRight }) => isRight).length}
        total={keys.length}
        words={words}
        onAgain={onAgain}
        onFinish={onFinish}
      />
    )
  return (
    <>
      <Flex align="center" mb="3" minH="7">
        <Track advance={at / keys.length} />
        <Text textStyle="sm" fontWeight="semibold" color="ink.muted" whiteSpace="nowrap" role="status">
          {text.position(at + 1, keys.length)}
        </Text>
      </Flex>
      <ActivityCard>
        <TaughtIn subject={subject}>
          <Activity
            module={module}
            chapter={at}
            judge={judge}
            onNavigate={action => setAt(now => Math.max(0, now + (action === 'next' ? 1 : -1)))}
            onState={() => undefined}
            onAnswered={() => undefined}
            onOpen={() => undefined}
          />
        </TaughtIn>
      </ActivityCard>
      {unreviewed && (
        <Text color="ink.muted" textStyle="sm" textAlign="center" mt="2">
          {text.unreviewed}
        </Text>
      )}
    </>
  )
}
