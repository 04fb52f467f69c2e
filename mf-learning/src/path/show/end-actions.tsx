import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import type { Topic } from '../../revisions/start/topics.ts'
import { messages } from '../messages.ts'
import { PrintLink } from '../print/print-link.tsx'

const text = messages.end

type Props = {
  pathId: number
  /** Modules to finish. */
  left: number
  /** The next chapter, once it is known. */
  topic: Topic | null
  /** The main action stands elsewhere on the page. */
  isQuiet: boolean
  backLabel: string
  onBack: () => void
  onAgain: () => void
  onResume: () => void
  onTopic: (topic: Topic) => void
}

/** Where one goes from the end: what is left, else the next chapter; and the ways back. */
export function EndActions({ pathId, left, topic, isQuiet, backLabel, ...on }: Props) {
  return (
    <Box mt="5" textAlign="center">
      {left > 0 ? (
        <>
          <Text color="ink.muted" mb="2">
            {text.left(left)}
          </Text>
          <Button size="lg" w="full" maxW="24rem" colorPalette="brand" onClick={on.onResume}>
            {text.resume}
          </Button>
        </>
      ) : (
        topic && (
          <>
            <Text color="ink.muted" textStyle="sm" mb="2">
              {text.following}{' '}
              <Box as="span" color="ink" fontWeight="bold">
                {topic.title}
              </Box>
              {text.minutes}
            </Text>
            <Button
              size={isQuiet ? 'md' : 'lg'}
              variant={isQuiet ? 'outline' : 'solid'}
              w="full"
              maxW="24rem"
              colorPalette="brand"
              onClick={() => on.onTopic(topic)}
            >
              {text.nextChapter}
            </Button>
          </>
        )
      )}
      <Flex justify="center" wrap="wrap" gap="1" mt="2">
        <Button variant="ghost" onClick={on.onBack}>
          {text.back(backLabel)}
        </Button>
        <Button variant="ghost" onClick={on.onAgain}>
          {text.again}
        </Button>
        <PrintLink id={pathId} variant="ghost" />
      </Flex>
    </Box>
  )
}
