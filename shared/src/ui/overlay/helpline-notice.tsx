import { Box } from '@chakra-ui/react'
import { soundsDistressed } from '../../catalogue/distress/distress.ts'
import { HelpNumbers } from '../components/help-numbers.tsx'
import { Notice } from '../components/notice.tsx'
import { messages } from '../messages.ts'

const text = messages.kind

export type HelplineNoticeProps = {
  /** The text being typed, field by field. It is only read here: nothing is sent, stored or blocked. */
  texts: readonly string[]
}

/**
 * For use beside every field where a pupil writes freely: words of distress show whom to talk to, and change nothing
 * else.
 */
export function HelplineNotice({ texts }: HelplineNoticeProps) {
  if (!texts.some(soundsDistressed)) return null
  return (
    <Notice title={text.title}>
      <Box>{text.talk}</Box>
      <HelpNumbers />
    </Notice>
  )
}
