import { EmptyState } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

export const Unsupported = () => (
  <EmptyState title={messages.unsupported} description={messages.unsupportedHint} illustration="sleeping" />
)
