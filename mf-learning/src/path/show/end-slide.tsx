import { CREDIT_POINTS } from '@ariane/shared/catalogue'
import type { PathDetail } from '@ariane/shared/contracts/learning'
import { isAborted, logOnly } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { Box, Button, Flex, Heading, Illustration, SimpleGrid, Spinner, Text } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { Badges } from '../../parts/earned/badges.tsx'
import { messages as earned } from '../../parts/earned/messages.ts'
import { PointsCard } from '../../parts/earned/points-card.tsx'
import { useHealing } from '../../parts/use-healing.ts'
import { placeToSearch } from '../../revisions/start/place.ts'
import type { Topic } from '../../revisions/start/topics.ts'
import { readPath } from '../../stores/paths.ts'
import { messages } from '../messages.ts'
import { Sheet } from '../slides/sheet.tsx'
import { listAnswers } from './answers.ts'
import { EndActions } from './end-actions.tsx'
import { Missed } from './missed.tsx'
import { computeResult } from './result.ts'
import { useFollowing } from './use-following.ts'

const text = messages.end

type Props = {
  pathId: number
  save: () => Promise<void>
  backLabel: string
  onBack: () => void
  onGoTo: (slide: number) => void
  onOpen: (slide: number, key: string) => void
}

/** The last page. Completion and score come from the API, read again. */
export function EndSlide({ pathId, save, backLabel, onBack, onGoTo, onOpen }: Props) {
  const [path, setPath] = useState<PathDetail | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()
  const readAgain = () => setAttempt(now => now + 1)
  useHealing(path === 'failed', readAgain)
  useEffect(() => {
    const stop = new AbortController()
    save()
      .then(() => readPath(pathId, stop.signal))
      .then(setPath)
      .catch(error => {
        if (isAborted(error)) return
        logOnly('path', error)
        setPath('failed')
      })
    return () => stop.abort()
  }, [pathId, save, attempt])

  const known = typeof path === 'object' ? path : null
  const { topic, backOn } = useFollowing(known)
  const result = known && computeResult(known)
  const answers = known ? listAnswers(known) : []
  const right = answers.filter(({ first }) => first).length
  const missed = answers.filter(({ first }) => !first)
  const isOpen = result !== null && result.left > 0
  /** Nothing right at a first try: there is nothing to celebrate, and something to take up together. */
  const again = answers.length > 0 ? right === 0 : result?.score === 0
  const title = isOpen ? text.open : text.title
  const openTopic = ({ key }: Topic) => {
    if (!known) return
    const place = { grade: known.grade, subject: known.subject, topic: key, path: null }
    void navigate(`/revisions?${placeToSearch(new URLSearchParams(), place)}`)
  }

  return (
    <Sheet label={title} isFrame>
      {path === 'loading' ? (
        <Flex justify="center" py="12">
          <Spinner size="lg" role="status" aria-label={messages.loading} />
        </Flex>
      ) : (
        <Box maxW="52rem" mx="auto" px={{ base: '0', md: '8' }} py={{ base: '1', md: '6' }}>
          <Flex align="center" gap="4" mb="5">
            <Illustration name={again || isOpen ? 'thinking' : 'done'} size={124} />
            <Box minW="0">
              <Heading as="h2" size="2xl">
                {title}
              </Heading>
              {again && <Text mt="1">{text.together}</Text>}
              {result?.left === 0 && !again && <Text>{text.congratulations}</Text>}
              {answers.length > 0 && (
                <Text mt="1" fontWeight="bold">
                  {text.firstTries(right, answers.length)}
                </Text>
              )}
            </Box>
          </Flex>
          {path === 'failed' && (
            <Box mb="4">
              <Text role="status" color="ink.muted" mb="2">
                {text.offline}
              </Text>
              <Button size="sm" variant="outline" onClick={readAgain}>
                {messages.retry}
              </Button>
            </Box>
          )}
          {result && (
            <SimpleGrid columns={{ base: 1, md: answers.length > 0 ? 2 : 1 }} gap="4" alignItems="start">
              {answers.length > 0 && (
                <Missed
                  missed={missed}
                  backOn={backOn}
                  isMain={again && !isOpen}
                  onRedo={({ slide, key }) => onOpen(slide, key)}
                />
              )}
              <PointsCard
                points={result.answered * CREDIT_POINTS.module}
                rule={earned.steps(result.answered, CREDIT_POINTS.module)}
              />
            </SimpleGrid>
          )}
          {result && result.score !== null && (
            <Text color="ink.muted" textStyle="sm" mt="4" textAlign="center">
              <Box as="span" display="block" fontWeight="semibold">
                {text.score(result.score)}
              </Box>
              <Box as="span" display="block">
                {text.firstCounts}
              </Box>
            </Text>
          )}
          <EndActions
            pathId={pathId}
            left={result?.left ?? 0}
            topic={result && !isOpen ? topic : null}
            isQuiet={again}
            backLabel={backLabel}
            onBack={onBack}
            onAgain={() => onGoTo(0)}
            onResume={() => onGoTo(result?.firstLeft ?? 0)}
            onTopic={openTopic}
          />
          {result && <Badges />}
        </Box>
      )}
    </Sheet>
  )
}
