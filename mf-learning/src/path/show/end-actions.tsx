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

const quiet = { mt: '5', textAlign: 'center' } as const
/** On a phone the one main button stays in reach of the thumb, above what is scrolled. */
const main = {
  ...quiet,
  css: {
    '@media (max-width: 47.99rem) and (min-height: 28rem)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      bg: 'bg',
      borderTopWidth: '1px',
      borderColor: 'border',
      py: '3',
    },
  },
} as const

/** Where one goes from the end: what is left, else the next chapter; and the ways back. */
export function EndActions({ pathId, left, topic, isQuiet, backLabel, ...on }: Props) {
  return (
    <>
      {left > 0 ? (
        <Box {...main}>
          <Text color="ink.muted" mb="2">
            {text.left(left)}
          </Text>
          <Button size="lg" w="full" maxW="24rem" colorPalette="brand" onClick={on.onResume}>
            {text.resume}
          </Button>
        </Box>
      ) : (
        topic && (
          <Box {...(isQuiet ? quiet : main)}>
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
          </Box>
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
    </>
  )
}
