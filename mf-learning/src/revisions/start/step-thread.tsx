import {
  BookOpenIcon,
  Box,
  Center,
  CheckIcon,
  CopyIcon,
  FlagIcon,
  Flex,
  type Icon,
  LinkIcon,
  ListChecksIcon,
  SparklesIcon,
  Text,
  VisuallyHidden,
} from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import type { StepKind } from './steps.ts'

const icons: Record<StepKind, Icon> = {
  understand: BookOpenIcon,
  practise: SparklesIcon,
  order: ListChecksIcon,
  link: LinkIcon,
  memorise: CopyIcon,
  check: FlagIcon,
}

type Props = {
  /** How many are ready, in words. */
  label: string
  kinds: readonly StepKind[]
  titles: readonly string[]
  ready: number
}

/** The steps of a path as knots on Ariane's thread; it grows with those that are ready. */
export function StepThread({ label, kinds, titles, ready }: Props) {
  return (
    <Box bg="brand.subtle" borderWidth="1px" borderColor="brand.muted" borderRadius="2xl" px="4" py="3">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box as="ol" listStyleType="none">
        {kinds.map((kind, n) => {
          const isReady = n < ready
          const StepIcon = ready < kinds.length && isReady ? CheckIcon : icons[kind]
          const { title, hint } = text.steps[kind]
          return (
            <Flex as="li" key={titles[n]} pos="relative" align="center" gap="3.5" minH="13" py="1.5">
              {n > 0 && (
                <Box
                  pos="absolute"
                  insetStart="1.375rem"
                  top="-1.25rem"
                  h="2.5rem"
                  w="5px"
                  borderRadius="full"
                  bg={isReady ? 'accent.solid' : 'accent.muted'}
                  transition="background 400ms"
                  aria-hidden
                />
              )}
              <Center
                pos="relative"
                zIndex="1"
                ms="1.5"
                boxSize="9"
                borderRadius="full"
                bg="surface"
                borderWidth="3px"
                borderColor={isReady ? 'accent.solid' : 'accent.muted'}
                color="accent.fg"
                flexShrink="0"
                transition="border-color 400ms"
                aria-hidden
              >
                <StepIcon size={18} />
              </Center>
              <Box minW="0">
                <Text fontWeight="semibold" lineHeight="short">
                  {title}
                </Text>
                <Text color="ink.muted" textStyle="sm" lineHeight="short">
                  {hint}
                </Text>
              </Box>
            </Flex>
          )
        })}
      </Box>
    </Box>
  )
}
