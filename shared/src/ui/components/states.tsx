import { Box, Heading, Spinner, Text, VStack } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { Button } from './button.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'

export type EmptyStateProps = {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  illustration?: IllustrationName
}

/** Nothing to show yet: a drawing, a sentence and a suggestion. */
export function EmptyState({ title, description, action, illustration = 'empty' }: EmptyStateProps) {
  return (
    <VStack textAlign="center" gap="3" py={{ base: '8', md: '12' }} px="4" maxW="lg" mx="auto" animation="rise">
      <Illustration name={illustration} size={160} />
      <Text textStyle="lg" fontWeight="bold">
        {title}
      </Text>
      {description && <Text color="ink.muted">{description}</Text>}
      {action && <Box mt="2">{action}</Box>}
    </VStack>
  )
}

export type ErrorStateProps = {
  /** The sentence that says what failed. */
  message: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  title?: ReactNode
  illustration?: IllustrationName
}

/** A failure: the sentence is announced at once, the button retries. */
export function ErrorState({
  message,
  onRetry,
  retryLabel = messages.retry,
  title,
  illustration = 'error',
}: ErrorStateProps) {
  return (
    <VStack role="alert" textAlign="center" gap="3" py={{ base: '8', md: '12' }} px="4" maxW="lg" mx="auto">
      <Illustration name={illustration} size={160} />
      {title && (
        <Heading as="h2" size="xl">
          {title}
        </Heading>
      )}
      <Text textStyle={title ? 'md' : 'lg'} fontWeight={title ? 'normal' : 'bold'}>
        {message}
      </Text>
      {onRetry && (
        <Button mt="2" onClick={onRetry}>
          <RefreshCw aria-hidden />
          {retryLabel}
        </Button>
      )}
    </VStack>
  )
}

/** A spinner with its sentence, announced. */
export function LoadingState({ label = messages.loading }: { label?: ReactNode }) {
  return (
    <VStack role="status" data-waiting="" gap="4" py="12" px="4" colorPalette="brand">
      <Spinner size="xl" />
      <Text color="ink.muted" fontWeight="medium">
        {label}
      </Text>
    </VStack>
  )
}
