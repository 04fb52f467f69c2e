import { Box, Flex, Heading, Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import type { Draft } from './draft.ts'
import { messages } from './messages.ts'

/**
 * The current step and its question. It takes the focus when the step changes, so that a screen reader announces it.
 */
export function StepHeading({ draft: { step, editing, title } }: { draft: Draft }) {
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = editing ? `task ${editing.key}` : `step ${step}`
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus({ preventScroll: true })
    // Scrolls to the very top: only there is the end of the top element in view.
    top.current?.scrollIntoView({ block: 'end' })
  }, [view])
  const editor = editing && (editing.key === null ? messages.editor.add : messages.editor.edit)

  return (
    <Box ref={top}>
      <Flex align="center" gap="3" mb="3">
        <Text color="ink.muted" fontWeight="semibold" textStyle="sm" flexShrink="0">
          {messages.step(step)}
        </Text>
        <Flex gap="1.5" flex="1" maxW="40" aria-hidden>
          {[1, 2, 3].map(one => (
            <Box key={one} flex="1" h="1.5" borderRadius="full" bg={one <= step ? 'brand.solid' : 'border'} />
          ))}
        </Flex>
      </Flex>
      <Heading
        as="h3"
        size="xl"
        ref={heading}
        tabIndex={-1}
        outline="none"
        data-autofocus={step === 1 && !editing ? undefined : true}
      >
        {editor ?? messages.heading[step]}
      </Heading>
      <Text color="ink.muted" mt="1" overflowWrap="anywhere">
        {editor ? messages.forGoal(title.trim()) : messages.hint[step]}
      </Text>
    </Box>
  )
}
