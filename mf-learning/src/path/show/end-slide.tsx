import type { PathDetail } from '@ariane/shared/contracts/learning'
import { isAborted, logOnly } from '@ariane/shared/http'
import { Box, Button, Heading, Illustration, ProgressBar, Spinner, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { useHealing } from '../../parts/use-healing.ts'
import { readPath } from '../../stores/paths.ts'
import { messages } from '../messages.ts'
import { PrintLink } from '../print/print-link.tsx'
import { Sheet } from '../slides/sheet.tsx'
import { Confetti } from './confetti.tsx'
import { computeResult } from './result.ts'

const text = messages.end

type Props = {
  pathId: number
  save: () => Promise<void>
  backLabel: string
  onBack: () => void
  onGoTo: (slide: number) => void
}

/** The last page. Completion and score come from the API, read again. */
export function EndSlide({ pathId, save, backLabel, onBack, onGoTo }: Props) {
  const [path, setPath] = useState<PathDetail | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
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

  const result = typeof path === 'object' ? computeResult(path) : null
  const title = result && result.left > 0 ? text.open : text.title
  return (
    <Sheet label={title}>
      <VStack gap="4" textAlign="center" pos="relative" py={{ base: '2', md: '6' }}>
        {result?.left === 0 && <Confetti />}
        <Illustration name="done" size={180} />
        {path === 'loading' ? (
          <Spinner size="lg" role="status" aria-label={messages.loading} />
        ) : (
          <>
            <Heading as="h2" size="2xl">
              {title}
            </Heading>
            {result?.left === 0 && <Text>{text.congratulations}</Text>}
            {path === 'failed' && (
              <>
                <Text role="status" color="ink.muted">
                  {text.offline}
                </Text>
                <Button size="sm" variant="outline" onClick={readAgain}>
                  {messages.retry}
                </Button>
              </>
            )}
            {result && result.score !== null && (
              <Box>
                <Text textStyle="xl" fontWeight="bold" color="colorPalette.fg">
                  {text.score(result.score)}
                </Text>
                <Text color="ink.muted">{text.firstCounts}</Text>
              </Box>
            )}
            {result && result.left > 0 && (
              <>
                <Box w="full" maxW="20rem">
                  <ProgressBar label={text.progress} value={result.percent} />
                </Box>
                <Text color="ink.muted">{text.left(result.left)}</Text>
                <Button onClick={() => onGoTo(result.firstLeft)}>{text.resume}</Button>
              </>
            )}
            <Button variant={result && result.left > 0 ? 'ghost' : 'solid'} onClick={onBack}>
              {text.back(backLabel)}
            </Button>
            <Button variant="ghost" onClick={() => onGoTo(0)}>
              {text.again}
            </Button>
            <PrintLink id={pathId} variant="ghost" />
          </>
        )}
      </VStack>
    </Sheet>
  )
}
