import type { RemoteScreens } from '@ariane/shared/federation'
import { ApiError } from '@ariane/shared/http'
import { Box, ErrorState, LoadingState, subjectPalette } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { readStart } from './read-start.ts'
import { TopicChooser } from './topic-chooser.tsx'
import { TrialHeader } from './trial-header.tsx'
import { TrialQuestions } from './trial-questions.tsx'
import { readTrial, writeTrial } from './trial-storage.ts'
import { useExercises } from './use-exercises.ts'

/** Exercises for somebody without an account: the first question is there at once, everything else can be changed. */
export default function TrialScreen({ onLeave, onRegister }: RemoteScreens['trial']) {
  const [wanted, setWanted] = useState(readStart)
  const [exercises, retry] = useExercises(wanted)
  const [isChoosing, setChoosing] = useState(false)
  const want = (next: typeof wanted) => {
    writeTrial(null)
    setWanted(next)
  }
  const register =
    onRegister &&
    (() => {
      const stored = readTrial()
      if (stored) writeTrial({ ...stored, isWanted: true })
      onRegister()
    })
  const data = exercises.state === 'ready' ? exercises.data : null
  const subject = data?.subject ?? wanted.subject
  return (
    <Box colorPalette={subjectPalette(subject)} maxW="52rem" mx="auto">
      <TrialHeader
        title={data?.title ?? ''}
        subject={subject}
        grade={data?.grade ?? wanted.grade}
        isChoosing={isChoosing}
        onChoose={() => setChoosing(!isChoosing)}
        onLeave={onLeave}
        onRegister={register}
      />
      {isChoosing && <TopicChooser wanted={wanted} exercises={data} onChange={want} />}
      <Box mt="4" minH="37.5rem">
        {exercises.state === 'loading' && <LoadingState label={text.loading} />}
        {exercises.state === 'failed' && <ErrorState message={reason(exercises.error)} onRetry={retry} />}
        {data && (
          <TrialQuestions
            key={`${data.topicId} ${data.seed}`}
            exercises={data}
            onAgain={() => want({ subject: data.subject, grade: data.grade, topicId: data.topicId })}
            onRegister={register}
          />
        )}
      </Box>
    </Box>
  )
}

const reason = (error: Error) =>
  error instanceof ApiError && error.code === 'too_many_requests' ? text.tooMany : text.failure
