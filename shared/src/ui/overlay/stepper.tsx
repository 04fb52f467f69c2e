import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

export type StepperProps = {
  /** Where one is, in the words of the form; absent where its title says so. */
  label?: string
  step: number
  count: number
  /** What this step asks. */
  title: string
  hint?: string | undefined
  /** What is shown, when it is more than the step. */
  view?: string
  /** Gets the focus when the dialog opens: nothing to type stands below. */
  first?: boolean
}

/**
 * The step of a form in several, and its question. It takes the focus when what is shown changes: what was pressed is gone,
 * and what comes next stands right below.
 */
export function Stepper({ label, step, count, title, hint, view = String(step), first = false }: StepperProps) {
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus({ preventScroll: true })
    // Scrolls to the very top: only there is the end of the top element in view.
    top.current?.scrollIntoView({ block: 'end' })
  }, [view])
  return (
    <Box ref={top}>
      <Flex align="center" gap="3" mb={{ base: '2', md: '3' }}>
        {label && (
          <Text color="ink.muted" fontWeight="semibold" textStyle="sm" flexShrink="0">
            {label}
          </Text>
        )}
        <Flex gap="1.5" flex="1" maxW="40" aria-hidden>
          {Array.from({ length: count }, (_, n) => (
            <Box key={n} flex="1" h="1.5" borderRadius="full" bg={n < step ? 'brand.solid' : 'border'} />
          ))}
        </Flex>
      </Flex>
      <Heading
        as="h3"
        size={{ base: 'lg', md: 'xl' }}
        ref={heading}
        tabIndex={-1}
        outline="none"
        data-autofocus={first || undefined}
      >
        {title}
      </Heading>
      {hint && (
        <Text color="ink.muted" mt="1" overflowWrap="anywhere">
          {hint}
        </Text>
      )}
    </Box>
  )
}
