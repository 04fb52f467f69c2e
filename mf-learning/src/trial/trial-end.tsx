import { Box, Button, Heading, Illustration, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages as text } from './messages.ts'

type Props = { right: number; total: number; onAgain: () => void; onRegister: (() => void) | undefined }

/** What came of it, where it is kept until now, and what an account would make of it. */
export function TrialEnd({ right, total, onAgain, onRegister }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <VStack gap="4" textAlign="center" maxW="34rem" mx="auto" pt={{ base: '2', md: '6' }}>
      <Illustration name={right > 0 ? 'done' : 'thinking'} size={160} />
      <Box>
        <Heading as="h2" size="2xl" ref={title} tabIndex={-1} outline="none">
          {text.done}
        </Heading>
        <Text textStyle="lg" mt="1">
          {text.result(right, total)}
        </Text>
      </Box>
      {onRegister && (
        <Box bg="brand.subtle" borderRadius="l3" p={{ base: '4', md: '5' }} textAlign="start">
          <Heading as="h3" size="md" mb="1">
            {text.keepTitle}
          </Heading>
          <Text>{text.keep}</Text>
          <Button size="lg" w="full" mt="4" colorPalette="brand" onClick={onRegister}>
            {text.register}
          </Button>
        </Box>
      )}
      <Button variant="outline" size="lg" w="full" colorPalette="brand" onClick={onAgain}>
        {text.again}
      </Button>
    </VStack>
  )
}
