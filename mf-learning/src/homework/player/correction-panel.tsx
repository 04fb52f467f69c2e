import type { HomeworkGrading } from '@ariane/shared/contracts/homework'
import {
  Box,
  Button,
  CircleCheckIcon,
  Flex,
  Heading,
  HelpIcon,
  type Icon,
  LightbulbIcon,
  type PaletteName,
  RefreshIcon,
} from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useEffect, useState } from 'react'
import { lessonStyle } from '../../path/slides/lesson-style.ts'
import { Markdown } from '../../path/slides/markdown.tsx'
import { messages } from './messages.ts'

const text = messages.correction

/** The look of an outcome; its word says the same. A miss is no alarm and has no cross: it is taken up again. */
const looks: Record<HomeworkGrading['status'], { icon: Icon; tone: PaletteName }> = {
  success: { icon: CircleCheckIcon, tone: 'success' },
  partial: { icon: LightbulbIcon, tone: 'warning' },
  failure: { icon: RefreshIcon, tone: 'warning' },
  to_review: { icon: HelpIcon, tone: 'info' },
}

type Props = {
  correction: HomeworkGrading
  onClose: () => void
  onAction: (action: HomeworkGrading['next_action']) => void
}

/** The icon, the word and the message of an outcome. */
export function OutcomeTitle({ correction: { status, message } }: Pick<Props, 'correction'>) {
  const { icon: Outcome, tone } = looks[status]
  return (
    <Flex as="span" align="center" gap="3" colorPalette={tone}>
      <Box as="span" color="colorPalette.fg" flexShrink="0">
        <Outcome size={28} aria-hidden />
      </Box>
      <span>
        <Box as="span" display="block" textStyle="label" color="colorPalette.fg">
          {text.outcome[status]}
        </Box>
        {message}
      </span>
    </Flex>
  )
}

/** The grading of an answer, and the one action to go on. */
export function CorrectionPanel({ correction, onClose, onAction }: Props) {
  const { next_action } = correction
  return (
    <BottomSheet
      title={<OutcomeTitle correction={correction} />}
      size="lg"
      onClose={onClose}
      footer={
        // The element that takes the focus when the sheet opens.
        <Button
          data-autofocus
          colorPalette="brand"
          size="lg"
          w={{ base: 'full', sm: 'auto' }}
          onClick={() => onAction(next_action)}
        >
          {text.actions[next_action]}
        </Button>
      }
    >
      <CorrectionBody correction={correction} />
    </BottomSheet>
  )
}

/** Feedback and detailed solution; what opens in it is read aloud. */
export function CorrectionBody({ correction: { message, feedback, example_solution } }: Pick<Props, 'correction'>) {
  // The message is shown above already.
  const detail = feedback.content.startsWith(message) ? feedback.content.slice(message.length).trim() : feedback.content
  const [open, setOpen] = useState(false)
  // A live region announces what is added to it, so it has to exist before its text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Box css={lessonStyle} aria-live="polite">
      {open && detail && <Markdown>{detail}</Markdown>}
      {open && example_solution && (
        <Box as="section" mt="5" p="4" borderRadius="l2" bg="bg.subtle">
          <Heading as="h3" size="md" mt="0!">
            {text.solution}
          </Heading>
          <Markdown>{example_solution.statement}</Markdown>
          <ol>
            {example_solution.steps.map(step => (
              <li key={step}>
                <Markdown>{step}</Markdown>
              </li>
            ))}
          </ol>
        </Box>
      )}
    </Box>
  )
}
