import type { SuggestedSession } from '@ariane/shared/contracts/sessions'
import { formatTime } from '@ariane/shared/dates'
import { useOneCall } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { Box, Button, Flex, SparklesIcon, showToast, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { formatReason, formatTask } from './rules.ts'
import { answerSession } from './store.ts'

type Answer = 'accepted' | 'refused'
type Props = { session: SuggestedSession; onAnswered: (answer: Answer | 'gone') => void }

const ANSWERS = [
  { answer: 'accepted', variant: 'subtle', palette: 'success', name: text.accept, of: text.acceptLabel },
  { answer: 'refused', variant: 'ghost', palette: 'neutral', name: text.refuse, of: text.refuseLabel },
] as const

/** One revision session: one tap adds it to the week, another refuses it for this week. */
export function Suggestion({ session, onAnswered }: Props) {
  const answering = useOneCall('answer session')
  const task = formatTask(session)

  async function answer(given: Answer) {
    let gone = false
    const done = await answering.run(async () => {
      try {
        await answerSession(session, given)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error
        gone = true
      }
    })
    if (!done) return
    showToast(gone ? text.gone : text[given])
    onAnswered(gone ? 'gone' : given)
  }

  return (
    <Box
      as="li"
      mt="2"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l1"
      px={{ base: '3', md: '1.5' }}
      py="2"
    >
      <Flex gap="1.5" align="center" color="success.fg">
        <SparklesIcon size={14} aria-hidden />
        <Text>{text.idea}</Text>
      </Flex>
      <Text fontVariantNumeric="tabular-nums" color="ink.muted">
        {text.hours(formatTime(session.start), formatTime(session.end))}
      </Text>
      <Text fontWeight="bold" hyphens="auto" overflowWrap="anywhere">
        {task}
      </Text>
      <Text color="ink.muted" overflowWrap="anywhere">
        {formatReason(session)}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        {ANSWERS.map(({ answer: given, palette, variant, name, of }) => (
          <Button
            key={given}
            size="sm"
            variant={variant}
            colorPalette={palette}
            minH="touch"
            flex={{ base: '0 1 auto', md: '1 0 100%' }}
            px={{ base: '3', md: '1' }}
            textStyle={{ md: 'xs' }}
            aria-label={of(task)}
            disabled={answering.busy}
            onClick={() => void answer(given)}
          >
            {name}
          </Button>
        ))}
      </Flex>
      {answering.state.kind === 'failed' && (
        <Text role="status" mt="1">
          {text.failure}
        </Text>
      )}
    </Box>
  )
}
