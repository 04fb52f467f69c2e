import { formatDay } from '@ariane/shared/dates'
import { Box, Button, Center, Flex, Heading, RefreshIcon, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { Markdown } from '../slides/markdown.tsx'
import type { Answered } from './answers.ts'

const text = messages.end
/** So that the one button below them is in sight on a phone. */
const MOST = 3

type Props = {
  missed: readonly Answered[]
  backOn: string | null
  onRedo: (answer: Answered) => void
  /** Whether doing them again is the one main action of the page. */
  isMain: boolean
}

/** What was missed, without haste: what was asked, how it went on, and when it returns. */
export function Missed({ missed, backOn, onRedo, isMain }: Props) {
  const [first] = missed
  if (!first)
    return (
      <Card>
        <Heading as="h3" fontSize="lg">
          {text.allRight}
        </Heading>
      </Card>
    )
  const open = missed.find(({ rightAt, remaining }) => rightAt === null && remaining > 0) ?? first
  return (
    <Card>
      <Heading as="h3" fontSize="lg" mb="1">
        {text.missed}
      </Heading>
      <Box as="ul" listStyleType="none">
        {missed.slice(0, MOST).map(({ slide, key, prompt, rightAt }) => (
          <Flex as="li" key={`${slide}:${key}`} align="center" gap="3" py="2">
            <Center
              boxSize="11"
              borderRadius="l2"
              colorPalette="warning"
              bg="colorPalette.subtle"
              color="colorPalette.fg"
              flexShrink="0"
              aria-hidden
            >
              <RefreshIcon size={20} />
            </Center>
            <Box minW="0">
              <Box fontWeight="semibold" lineHeight="short" lineClamp={3}>
                <Markdown>{prompt}</Markdown>
              </Box>
              <Text color="ink.muted" textStyle="sm">
                {rightAt === null ? text.notYet : text.rightAt(rightAt)}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      {missed.length > MOST && <Text textStyle="sm">{text.others(missed.length - MOST)}</Text>}
      {backOn && (
        <Text color="ink.muted" textStyle="sm" mt="1">
          {text.backOn(formatDay(`${backOn}T12:00:00Z`))}
        </Text>
      )}
      <Button
        variant={isMain ? 'solid' : 'outline'}
        colorPalette="brand"
        size={isMain ? 'lg' : 'md'}
        w="full"
        mt="3"
        onClick={() => onRedo(open)}
      >
        {text.redo(missed.length)}
      </Button>
    </Card>
  )
}

/** A card of the last page. */
const Card = ({ children }: { children: ReactNode }) => (
  <Box as="section" bg="surface" borderWidth="1px" borderColor="border" borderRadius="l3" boxShadow="sm" p="5">
    {children}
  </Box>
)
