import type { HomeworkQuestion } from '@ariane/shared/contracts/homework'
import { Badge, InfoIcon } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** Says that a model wrote the text above; nothing when it was the built-in tutor. */
export function ByModel({ source }: Pick<HomeworkQuestion, 'source'>) {
  return source === 'model' ? (
    <Badge mt="4" colorPalette="warning" whiteSpace="normal">
      <InfoIcon size={14} aria-hidden />
      {messages.byModel}
    </Badge>
  ) : null
}
