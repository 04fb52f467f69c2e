import { Box, Button, Heading, Illustration, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages as text } from './messages.ts'
import type { TrialWords } from './trial-words.ts'

type Props = {
  right: number
  total: number
  words: TrialWords
  onAgain: () => void
  onFinish: (() => void) | undefined
}

/** What came of it, where it is kept until now, and what comes of it when it is kept. */
export function TrialEnd({ right, total, words, onAgain, onFinish }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <VStack gap="4" textAlign="center" maxW="34rem" mx="auto" pt={{ base: '2', md: '6' }}>
      <Illustration name={right > 0 ? 'done' : 'thinking'} size={160} />
      <Box>
        <Heading as="h2" size="2xl" ref={title} tabIndex={-1} outline="none">
          {words.done}
        </Heading>
        <Text textStyle="lg" mt="1">
          {text.result(right, total)}
        </Text>
      </Box>
      {onFinish && (
        <Box bg="brand.subtle" borderRadius="l3" p={{ base: '4', md: '5' }} textAlign="start">
          <Heading as="h3" size="md" mb="1">
            {words.keepTitle}
          </Heading>
          <Text>{words.keep}</Text>
          <Button size="lg" w="full" mt="4" colorPalette="brand" onClick={onFinish}>
            {words.finish}
          </Button>
        </Box>
      )}
      <Button variant="outline" size="lg" w="full" colorPalette="brand" onClick={onAgain}>
        {text.again}
      </Button>
    </VStack>
  )
}
