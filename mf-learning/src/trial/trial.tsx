import { ApiError } from '@ariane/shared/http'
import { Box, ErrorState, LoadingState, subjectPalette } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { TopicChooser } from './topic-chooser.tsx'
import { TrialHeader } from './trial-header.tsx'
import { TrialQuestions } from './trial-questions.tsx'
import { writeTrial } from './trial-storage.ts'
import type { TrialWords } from './trial-words.ts'
import { useExercises, type Wanted } from './use-exercises.ts'

type Props = {
  first: () => Wanted
  words: TrialWords
  /** An account is there: it takes over what is answered. */
  isKept?: boolean
  onLeave: (() => void) | undefined
  onFinish: (() => void) | undefined
}

/** A few exercises: the first question is there at once, everything else can be changed. */
export function Trial({ first, words, isKept = false, onLeave, onFinish }: Props) {
  const [wanted, setWanted] = useState(first)
  const [exercises, retry] = useExercises(wanted)
  const [isChoosing, setChoosing] = useState(false)
  const want = (next: typeof wanted) => {
    writeTrial(null)
    setWanted(next)
  }
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
        finish={words.finish}
        onFinish={onFinish}
      />
      {isChoosing && <TopicChooser wanted={wanted} exercises={data} onChange={want} />}
      <Box mt="4" minH="37.5rem">
        {exercises.state === 'loading' && <LoadingState label={text.loading} />}
        {exercises.state === 'failed' && <ErrorState message={reason(exercises.error)} onRetry={retry} />}
        {data && (
          <TrialQuestions
            key={`${data.topicId} ${data.seed}`}
            exercises={data}
            words={words}
            isKept={isKept}
            onAgain={() => want({ subject: data.subject, grade: data.grade, topicId: data.topicId })}
            onFinish={onFinish}
          />
        )}
      </Box>
    </Box>
  )
}

const reason = (error: Error) =>
  error instanceof ApiError && error.code === 'too_many_requests' ? text.tooMany : text.failure
